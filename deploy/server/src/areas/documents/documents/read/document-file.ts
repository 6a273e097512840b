import type { documents } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { addressed } from '#platform/http/file-address.ts';
import { documentById, lockDocument } from '../document/document-rows.db.ts';
import { actorOf, addEvents, hasEvent } from '../document/evidence.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { isOpen } from '../document/present-document.ts';
import { signatoryOpened } from '../document/sign.db.ts';
import { visibleTo } from '../document/visible.db.ts';

/** The file's address. While signatures are gathered, the first opening by each person is evidence. */
export const documentFile: Handler<typeof documents.documentFile> = async (
  { params, query, request },
  ctx,
) => {
  const { db, caller, now, reply } = ctx;
  const me = personOf(caller);
  const found = await documentById(db, visibleTo(caller, me), params.id);
  if (!found?.fileId || found.content === null) throw notFound();
  const document = { id: found.id, sha256: found.content };
  if (isOpen(found) && found.signatories.length > 0) {
    await lockDocument(db, found.id);
    const actor = await actorOf(db, caller, request);
    if (!(await hasEvent(db, document, 'opened', actor))) {
      await addEvents(db, document, actor, [{ kind: 'opened' }], now());
      await signatoryOpened(db, found.id, { personId: me });
    }
  }
  reply.header('cache-control', 'no-store');
  const sealed = found.signedFileId !== null && query.original === undefined;
  const file = await addressed(sealed ? (found.signedFileId ?? '') : found.fileId, ctx);
  return { ...file, sha256: file.content, pages: found.pages, sealed };
};
