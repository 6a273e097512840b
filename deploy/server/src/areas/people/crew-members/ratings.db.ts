import { bookedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';
import { averagesOf, canSeeRating, canRateWork } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';

const ratings = (db: Db, viewer: Viewer, personId: string) =>
  db
    .selectFrom('crewRating as r')
    .leftJoin('catalogueEntry as t', (join) =>
      join.onRef('t.id', '=', 'r.typeId').on('t.list', '=', 'crewRatingTypes'),
    )
    .leftJoin('person as b', 'b.id', 'r.byPerson')
    .leftJoin('crewItem as i', 'i.id', 'r.crewItemId')
    .leftJoin('project as p', 'p.id', 'i.projectId')
    .where('r.personId', '=', personId)
    .where(canSeeRating(viewer));

export const ratingRows = (
  db: Db,
  viewer: Viewer,
  { personId, by, limit, page }: { personId: string; by?: string; limit: number; page: number },
) =>
  ratings(db, viewer, personId)
    .$if(by !== undefined, (found) => found.where('r.byPerson', '=', by ?? ''))
    .select([
      'r.id',
      'r.personId',
      'r.typeId',
      sql<string>`coalesce(t.caption, r."typeId")`.as('caption'),
      'r.stars',
      'r.comment',
      'r.at',
      'r.byPerson as byId',
      fullName<string | null>('b').as('byName'),
      'r.crewItemId',
      'p.id as projectId',
      'p.name as projectName',
    ])
    .orderBy('r.at', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offsetOf({ limit, page }))
    .execute();
export type RatingRow = Awaited<ReturnType<typeof ratingRows>>[number];

export async function ratingAverages(db: Db, viewer: Viewer, personId: string) {
  const rows = await ratings(db, viewer, personId)
    .groupBy(['r.typeId', 't.caption'])
    .select([
      'r.typeId',
      sql<string>`coalesce(t.caption, r."typeId")`.as('caption'),
      sql<number>`round(avg(r.stars), 2)::float8`.as('average'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(r.stars)`.as('stars'),
    ])
    .orderBy('r.typeId')
    .execute();
  return averagesOf(rows);
}

/** May somebody outside the office see what people think of this person? */
export const worksFor = async (db: Db, viewer: Viewer, id: string): Promise<boolean> =>
  (await db
    .selectFrom('crewItem as i')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .select('i.id')
    .where('i.personId', '=', id)
    .where('i.status', 'in', bookedStates)
    .where(canRateWork(viewer))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const personExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
