import { bookedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { canSeeRating, canRateWork } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';

const ratings = (db: Db, viewer: Viewer, personId: string) =>
  db
    .selectFrom('crew_rating as r')
    .leftJoin('catalogue_entry as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 'r.tenant_id')
        .onRef('t.id', '=', 'r.type_id')
        .on('t.list', '=', 'crewRatingTypes'),
    )
    .leftJoin('person as b', (join) =>
      join.onRef('b.tenant_id', '=', 'r.tenant_id').onRef('b.id', '=', 'r.by_person'),
    )
    .leftJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.crew_item_id'),
    )
    .leftJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .where('r.person_id', '=', personId)
    .where(canSeeRating(viewer));

export const ratingRows = (
  db: Db,
  viewer: Viewer,
  { personId, by, limit, page }: { personId: string; by?: string; limit: number; page: number },
) =>
  ratings(db, viewer, personId)
    .$if(by !== undefined, (found) => found.where('r.by_person', '=', by ?? ''))
    .select([
      'r.id',
      'r.person_id as personId',
      'r.type_id as typeId',
      sql<string>`coalesce(t.caption, r.type_id)`.as('caption'),
      'r.stars',
      'r.comment',
      'r.at',
      'r.by_person as byId',
      fullName<string | null>('b').as('byName'),
      'r.crew_item_id as crewItemId',
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
    .groupBy(['r.type_id', 't.caption'])
    .select([
      'r.type_id as typeId',
      sql<string>`coalesce(t.caption, r.type_id)`.as('caption'),
      sql<number>`round(avg(r.stars), 2)::float8`.as('average'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(r.stars)`.as('stars'),
    ])
    .orderBy('r.type_id')
    .execute();
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const stars = rows.reduce((sum, row) => sum + row.stars, 0);
  return {
    total,
    average: total === 0 ? null : Math.round((stars / total) * 100) / 100,
    averages: rows.map(({ typeId, caption, average, count }) => ({ typeId, caption, average, count })),
  };
}

/** May somebody outside the office see what people think of this person? */
export const worksFor = async (db: Db, viewer: Viewer, id: string): Promise<boolean> =>
  (await db
    .selectFrom('crew_item as i')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .select('i.id')
    .where('i.person_id', '=', id)
    .where('i.status', 'in', bookedStates)
    .where(canRateWork(viewer))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const personExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
