import type { crewItems } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { crewOfItems } from '../item/crew-item.db.ts';
import { noteItemsGone } from './note-items-gone.ts';
import { insertRemoved, removedItems, wholeItems } from './removable-items.db.ts';
import { refuseClosed } from '../item/refuse-closed.ts';

const afterMs = 10 * 60_000;

/** Undo of a removal: the positions stand again as they were, all or none. */
export const restoreCrewItems: Handler<typeof crewItems.restoreCrewItems> = async (
  { body },
  { db, caller, now },
) => {
  const ids = [...new Set(body.ids)];
  const removed = await removedItems(db, { itemIds: ids, personId: caller.personId });
  if (removed.length < ids.length) throw notFound();
  if (removed.some(({ at }) => now().getTime() - at.getTime() > afterMs)) throw new AppError('too_late');
  const rows = removed.map(({ row }) => row);
  // Whoever taps twice finds them there already.
  if ((await wholeItems(db, ids)).length > 0)
    throw new AppError('wrong_state', { params: { status: 'there' } });
  for (const crewId of new Set(rows.map((row) => row.crewId))) {
    const crew = await crewOfItems(db, crewId);
    if (!crew) throw notFound();
    if (crew.cancelledAt) throw new AppError('wrong_state', { params: { status: 'cancelled' } });
    refuseClosed(crew);
  }
  await insertRemoved(db, rows);
  await noteItemsGone({ db, at: now(), actorId: caller.personId }, 'restore', rows);
  return { ids };
};
