import { bookedStates } from '@callboard/domain';
import { randomUUID } from 'node:crypto';
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

/** The work that is rated, if it is this person's and the rater has to do with it. */
export const ratedItem = (
  db: Db,
  viewer: Viewer,
  { itemId, personId }: { itemId: string; personId: string },
) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .select(['i.id', 'i.status', 'i.starts_at as startsAt'])
    .where('i.id', '=', itemId)
    .where('i.person_id', '=', personId)
    .$if(!viewer.inside, (found) => found.where(canRateWork(viewer)))
    .executeTakeFirst();

export const personExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const ratingTypeIds = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('catalogue_entry')
    .select('id')
    .where('list', '=', 'crewRatingTypes')
    .where('active', '=', true)
    .execute();
  return rows.map(({ id }) => id);
};

type NewRating = {
  personId: string;
  itemId: string | null;
  by: string;
  comment: string;
  at: Date;
  ratings: readonly { typeId: string; stars: number }[];
};

/** One of a kind from each rater for each job: the newer one counts. */
export const writeRatings = (db: Db, { personId, itemId, by, comment, at, ratings: stars }: NewRating) =>
  db
    .insertInto('crew_rating')
    .values(
      stars.map((one) => ({
        id: randomUUID(),
        person_id: personId,
        crew_item_id: itemId,
        by_person: by,
        type_id: one.typeId,
        stars: one.stars,
        comment,
        at,
      })),
    )
    .onConflict((on) =>
      on.columns(['tenant_id', 'person_id', 'crew_item_id', 'by_person', 'type_id']).doUpdateSet((of) => ({
        stars: of.ref('excluded.stars'),
        comment: of.ref('excluded.comment'),
        at: of.ref('excluded.at'),
      })),
    )
    .execute();
