import type { projects } from '@callboard/contract';
import { addFile, fileById } from '#platform/files/file.db.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { takeUpload } from '../../../documents/uploads/uploads.public.ts';
import { projectForWriter, writeChange } from './change.ts';
import { presentProject } from '../read/project.ts';

/** A logo is no secret: as an open file its address stays the same all day and can be cached. */
async function openPicture(ctx: Ctx, uploadId: string): Promise<string> {
  const { fileId } = await takeUpload(ctx, uploadId, { types: ['image/'] });
  const file = await fileById(ctx.db, fileId);
  if (!file) throw new Error('An upload has its file.');
  const { content, name, type, size } = file;
  return addFile(ctx.db, { content, name, type, size, private: false, at: ctx.now() });
}

export const setProjectLogo: Handler<typeof projects.setProjectLogo> = async (
  { params, body, request },
  ctx,
) => {
  const bare = await projectForWriter(ctx, params.number, request);
  const logo = body.uploadId === null ? null : await openPicture(ctx, body.uploadId);
  await writeChange(ctx, bare, { logoFileId: logo }, { caption: 'project_logo_changed' });
  return presentProject(ctx, params.number);
};
