import type { crewInfo } from '@callboard/contract';
import { addressed } from '#platform/http/file-address.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { crewInfoById } from './crew-info.db.ts';
import { presentInfo } from './present-info.ts';

export const crewInfoEntry: Handler<typeof crewInfo.crewInfoEntry> = async ({ params }, ctx) => {
  const found = await crewInfoById(ctx.db, ctx.now(), params.id);
  if (!found) throw notFound();
  const file = found.fileId === null ? null : await addressed(found.fileId, ctx);
  return { ...presentInfo(found), body: found.body, link: found.link, file };
};
