import type { documents } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { documentById } from '../document/document-rows.db.ts';
import { anyDocument } from '../document/visible.db.ts';
import { chainHolds, eventsOf } from '../document/evidence.db.ts';

export const documentEvents: Handler<typeof documents.documentEvents> = async ({ params, query }, { db }) => {
  if (!(await documentById(db, anyDocument, params.id))) throw notFound();
  const events = await eventsOf(db, params.id);
  const from = offsetOf(query);
  const items = events.slice(from, from + query.limit).map((event) => ({
    position: event.position,
    kind: event.kind,
    at: event.at.toISOString(),
    actor: { name: event.actorName, email: event.actorEmail, role: event.actorRole },
    timeZone: event.timeZone,
    ip: event.ip,
    peerIp: event.peerIp,
    userAgent: event.userAgent,
    authentication: event.authentication,
    step: event.step,
    sha256: event.sha256,
    details: event.details,
    hash: event.hash,
  }));
  return { ...listOf(items, events.length, query), whole: await chainHolds(db, params.id) };
};
