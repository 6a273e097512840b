import type { documents } from '@callboard/contract';
import { whoseTurn } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { actorOf, addEvents, eventsOf } from '../document/evidence.db.ts';
import { lockedDocument } from '../document/locked-document.ts';
import { askSignatories } from './notify-signing.ts';

const hourMs = 3_600_000;

export const remind: Handler<typeof documents.remind> = async ({ params, request }, ctx) => {
  const { db, caller, now } = ctx;
  const { found, may } = await lockedDocument(ctx, params.id);
  if (!may.remind) throw new AppError('wrong_state', { params: { status: found.status } });
  const lately = (await eventsOf(db, found.id))
    .filter(({ kind, at }) => kind === 'reminded' && now().getTime() - at.getTime() < hourMs)
    .map(({ details }) => details['signatoryId']);
  const due = whoseTurn(found.signatories, found).filter(({ id }) => !lately.includes(id));
  const ids = new Set(due.map(({ id }) => id));
  const people = found.signatories.filter(({ id }) => ids.has(id));
  await addEvents(
    db,
    { id: found.id, sha256: found.content },
    await actorOf(db, caller, request),
    due.map(({ id, step }) => ({ kind: 'reminded', step, details: { signatoryId: id } })),
    now(),
  );
  await askSignatories(ctx, found, due, { kind: 'reminder', origin: request.origin });
  return { id: found.id, reminded: people.map(({ name }) => name) };
};
