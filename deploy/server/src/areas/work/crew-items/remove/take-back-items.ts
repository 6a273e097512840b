import type { crewItems } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { crewOfItems } from '../item/crew-item.db.ts';
import { lockOwnPositions, removeItems } from '../item/own-positions.db.ts';

const afterMs = 10 * 60_000;

/** Positions that were just laid go again, all of them or none. What is gone already is not missed. */
export const takeBackItems: Handler<typeof crewItems.takeBackItems> = async (
  { body },
  { db, caller, now },
) => {
  const laid = await lockOwnPositions(db, { itemIds: body.ids, personId: caller.personId });
  const [first] = laid;
  if (!first) throw notFound();
  if (laid.some(({ createdAt }) => now().getTime() - createdAt.getTime() > afterMs))
    throw new AppError('too_late');
  // Whoever was asked, or asks for it, relies on it.
  const taken = laid.find(({ status, wanted }) => wanted || (status !== 'draft' && status !== 'vacant'));
  if (taken) throw new AppError('wrong_state', { params: { status: taken.status } });
  const ids = laid.map(({ id }) => id);
  await removeItems(db, ids);
  for (const crewId of new Set(laid.map((item) => item.crewId))) {
    const crew = await crewOfItems(db, crewId);
    if (!crew) continue;
    await noteActivity(db, {
      personId: null,
      category: 'crewItem',
      caption: 'items_taken_back',
      subject: { kind: 'crew', id: crewId },
      actorId: caller.personId,
      after: { count: laid.filter((item) => item.crewId === crewId).length },
      at: now(),
    });
    await changed(
      db,
      [crew.plannerId, caller.personId],
      ['planning', `crew:${crewId}`, `project:${crew.projectId}`],
    );
  }
  return { ids };
};
