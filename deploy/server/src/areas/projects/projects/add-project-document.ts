import type { projects } from '@callboard/contract';
import { addDocument, typeById, actorOf, takeDocument } from '../../documents/documents/documents.public.ts';
import { fileById } from '#platform/files/file.db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { projectToChange } from './project.db.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { peopleAround } from './write-project.db.ts';

export const addProjectDocument: Handler<typeof projects.addProjectDocument> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, now, jobs } = ctx;
  const bare = await projectToChange(db, viewerOf(caller), params.number);
  if (!(await typeById(db, body.typeId))) {
    throw new AppError('invalid', { fields: [{ path: 'typeId', code: 'bad_choice' }] });
  }
  const file = await takeDocument(ctx, body.uploadId);
  const name = body.name ?? (await fileById(db, file.fileId))?.name ?? '';
  const actor = await actorOf(db, caller, request);
  const { id, number } = await addDocument(
    { db, jobs, now, actor },
    {
      name,
      typeId: body.typeId,
      ownerId: null,
      file,
      signatories: [],
      links: [{ kind: 'project', id: bare.id }],
    },
  );
  await noteActivity(db, {
    personId: null,
    category: 'document',
    caption: 'document_added',
    body: name,
    subject: { kind: 'project', id: bare.id },
    actorId: caller.personId,
    after: { documentId: id, number, name },
    at: now(),
  });
  await changed(db, await peopleAround(db, bare.id), ['documents', `project:${bare.id}`]);
  return { id, number, name };
};
