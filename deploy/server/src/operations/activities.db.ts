import type { Db, Tables } from '../db/tables.ts';
import { offsetOf } from '../http/paging.ts';

type ActivityType = Tables['activity']['type'];

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
