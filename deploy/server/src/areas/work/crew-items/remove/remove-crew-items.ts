import type { crewItems } from '@callboard/contract';
import { isRemovable } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { noteItemsGone } from './note-items-gone.ts';
import { wrongState } from '../state/move-item.ts';
import { removeItems } from '../item/own-positions.db.ts';
import { refusedBy, lockSeenItems } from '../item/refused-item.ts';
import { appliedFor, wholeItems } from './removable-items.db.ts';

/** Positions that nobody was told of go; what somebody has or had is called off instead. */
export const removeCrewItems: Handler<typeof crewItems.removeCrewItems> = async (
  { body },
  { db, caller, now },
) => {
  const items = await lockSeenItems(db, body.items);
  const ids = items.map(({ id }) => id);
  const wanted = await appliedFor(db, ids);
  for (const item of items) {
    const wasAsked = item.requestedAt !== null || item.decidedAt !== null;
    const facts = { status: item.status, hasPerson: item.personId !== null, wasAsked };
    if (!isRemovable({ ...facts, hasApplicants: wanted.has(item.id) }))
      throw refusedBy(item, wrongState(item));
  }
  const rows = await wholeItems(db, ids);
  await removeItems(db, ids);
  await noteItemsGone({ db, at: now(), actorId: caller.personId }, 'remove', rows);
  return { ids };
};
