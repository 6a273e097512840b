import type { documents } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { addEvents, hasEvent } from '../document/evidence.db.ts';
import { linkActor, lockedByLink } from './link-holder.ts';
import { isOpen } from '../document/present-document.ts';
import { signatoryOpened } from '../document/sign.db.ts';

/** Evidence once for each, as long as signatures are gathered. */
export const markReadByLink: Handler<typeof documents.markReadByLink> = async (input, ctx) => {
  const { params, body, request } = input;
  const { db, now } = ctx;
  const { found, own } = await lockedByLink(ctx, params.token);
  const actor = linkActor(own, request, body.timeZone);
  if (found.content !== body.sha256) throw new AppError('document_changed');
  const document = { id: found.id, sha256: found.content };
  if (isOpen(found) && !(await hasEvent(db, document, body.how, actor))) {
    await addEvents(db, document, actor, [{ kind: body.how, details: { signatoryId: own.id } }], now());
    await signatoryOpened(db, found.id, { signatoryId: own.id });
  }
  return { at: now().toISOString() };
};
