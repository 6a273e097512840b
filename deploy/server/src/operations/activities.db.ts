import { randomUUID } from 'node:crypto';
import type { Db, Tables } from '../db/tables.ts';
import { offsetOf } from '../http/paging.ts';

type ActivityType = Tables['activity']['type'];

type Note = {
  /** Whose history it belongs to. */
  personId: string | null;
  category: string;
  /** A word that the screens translate. */
  caption: string;
  body?: string;
  /** The person it is about, where that is another one. */
  personParty?: string | null;
  at: Date;
};

/** Writes a line of the LOG, in the transaction of what it tells about. */
export const noteActivity = async (db: Db, note: Note): Promise<void> => {
  await db
    .insertInto('activity')
    .values({
      id: randomUUID(),
      person_id: note.personId,
      type: 'LOG',
      category: note.category,
      caption: note.caption,
      body: note.body ?? '',
      person_party: note.personParty ?? note.personId,
      at: note.at,
    })
    .execute();
};

export async function activitiesOf(
  db: Db,
  personId: string,
  query: { type?: ActivityType | undefined; limit: number; page: number },
) {
  const mine = db
    .selectFrom('activity')
    .where('person_id', '=', personId)
    .$if(query.type !== undefined, (rows) => rows.where('type', '=', query.type as ActivityType));
  const { total } = await mine.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await mine
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  return { rows, total };
}
