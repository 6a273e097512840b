import type { documents } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { documentById, lockDocument } from '../document/document-rows.db.ts';
import { actorOf, addEvents, hasEvent } from '../document/evidence.db.ts';
import { knownZone } from '../document/known-zone.ts';
import { personOf } from '#platform/http/person-of.ts';
import { isOpen } from '../document/present-document.ts';
import { visibleTo } from '../document/visible.db.ts';

export const markViewed: Handler<typeof documents.markViewed> = async ({ params, body, request }, ctx) => {
  const { db, caller, now } = ctx;
  const me = personOf(caller);
  await lockDocument(db, params.id);
  const found = await documentById(db, visibleTo(caller, me), params.id);
  if (!found) throw notFound();
  const zone = knownZone(body.timeZone);
  if (found.content !== body.sha256) throw new AppError('document_changed');
  const document = { id: found.id, sha256: found.content };
  const actor = await actorOf(db, caller, request, zone);
  if (isOpen(found) && !(await hasEvent(db, document, 'viewed', actor))) {
    await addEvents(db, document, actor, [{ kind: 'viewed' }], now());
  }
  return { id: found.id, viewedAt: now().toISOString() };
};
