import type { Db } from '#platform/db/tables.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { peopleOfPlusCrew } from './plus-crews.db.ts';

type Said = { actorId: string | null; body: string; before?: unknown; after?: unknown; at: Date };

/** A line in the history of a plus crew, and a word to its people. */
export async function noteValue(db: Db, plusCrewId: string, caption: string, said: Said): Promise<void> {
  const subject = { kind: 'plusCrew', id: plusCrewId };
  await noteActivity(db, { ...said, personId: null, category: 'plusCrew', caption, subject });
  const people = await peopleOfPlusCrew(db, plusCrewId);
  await changed(
    db,
    people.map(({ id }) => id),
    ['plusCrews', `plusCrew:${plusCrewId}`],
  );
}
