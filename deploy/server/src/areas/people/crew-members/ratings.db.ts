import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { averagesOf, canSeeRating, canRateWork } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';

const ratings = (db: Db, viewer: Viewer, personId: string) =>
  db
    .selectFrom('crewRating')
    .leftJoin('catalogueEntry', (join) =>
      join
        .onRef('catalogueEntry.id', '=', 'crewRating.typeId')
        .on('catalogueEntry.list', '=', 'crewRatingTypes'),
    )
    .leftJoin('person', 'person.id', 'crewRating.byPerson')
    .leftJoin('crewItem', 'crewItem.id', 'crewRating.crewItemId')
    .leftJoin('project', 'project.id', 'crewItem.projectId')
    .where('crewRating.personId', '=', personId)
    .where(canSeeRating(viewer));

export const ratingRows = (
  db: Db,
  viewer: Viewer,
  { personId, by, limit, page }: { personId: string; by?: string; limit: number; page: number },
) =>
  ratings(db, viewer, personId)
    .$if(by !== undefined, (found) => found.where('crewRating.byPerson', '=', by ?? ''))
    .select([
      'crewRating.id',
      'crewRating.personId',
      'crewRating.typeId',
      sql<string>`coalesce("catalogueEntry".caption, "crewRating"."typeId")`.as('caption'),
      'crewRating.stars',
      'crewRating.comment',
      'crewRating.at',
      'crewRating.byPerson as byId',
      fullName<string | null>('person').as('byName'),
      'crewRating.crewItemId',
      'project.id as projectId',
      'project.name as projectName',
    ])
    .orderBy('crewRating.at', 'desc')
    .orderBy('crewRating.id')
    .limit(limit)
    .offset(offsetOf({ limit, page }))
    .execute();
export type RatingRow = Awaited<ReturnType<typeof ratingRows>>[number];

export async function ratingAverages(db: Db, viewer: Viewer, personId: string) {
  const rows = await ratings(db, viewer, personId)
    .groupBy(['crewRating.typeId', 'catalogueEntry.caption'])
    .select([
      'crewRating.typeId',
      sql<string>`coalesce("catalogueEntry".caption, "crewRating"."typeId")`.as('caption'),
      sql<number>`round(avg("crewRating".stars), 2)::float8`.as('average'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum("crewRating".stars)`.as('stars'),
    ])
    .orderBy('crewRating.typeId')
    .execute();
  return averagesOf(rows);
}

/** May somebody outside the office see what people think of this person? */
export const worksFor = async (db: Db, viewer: Viewer, id: string): Promise<boolean> =>
  (await db
    .selectFrom('crewItem')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .select('crewItem.id')
    .where('crewItem.personId', '=', id)
    .where('crewItem.status', 'in', crewItemGroups.booked)
    .where(canRateWork(viewer))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const personExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
