import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/tables.ts';
import { canRateWork } from '../../../account/access/access.public.ts';
import type { Viewer } from '../../../account/access/access.public.ts';

/** The work that is rated, if it is this person's, or of this crew, and the rater has to do with it. */
export const ratedWork = (
  db: Db,
  viewer: Viewer,
  { itemId, personId, crewId }: { itemId: string; personId?: string; crewId?: string },
) =>
  db
    .selectFrom('crewItem')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .select(['crewItem.id', 'crewItem.personId', 'crewItem.status', 'crewItem.startsAt'])
    .where('crewItem.id', '=', itemId)
    .$if(personId !== undefined, (found) => found.where('crewItem.personId', '=', personId ?? ''))
    .$if(crewId !== undefined, (found) => found.where('crewItem.crewId', '=', crewId ?? ''))
    .$if(!viewer.inside, (found) => found.where(canRateWork(viewer)))
    .executeTakeFirst();

export const ratingTypes = (db: Db) =>
  db
    .selectFrom('catalogueEntry')
    .select(['id', 'caption'])
    .where('list', '=', 'crewRatingTypes')
    .where('active', '=', true)
    .orderBy('rank')
    .orderBy('id')
    .execute();

/** By whom, of whom, for which job; nothing where the office speaks of the person as such. */
type RatingOf = { personId: string; itemId: string | null; by: string };
type NewRating = RatingOf & {
  comment: string;
  at: Date;
  ratings: readonly { typeId: string; stars: number }[];
};

/** One of a kind from each rater for each job: the newer one counts. */
export const writeRatings = (db: Db, { personId, itemId, by, comment, at, ratings: stars }: NewRating) =>
  db
    .insertInto('crewRating')
    .values(
      stars.map((one) => ({
        id: randomUUID(),
        personId,
        crewItemId: itemId,
        byPerson: by,
        typeId: one.typeId,
        stars: one.stars,
        comment,
        at,
      })),
    )
    .onConflict((on) =>
      on.columns(['tenantId', 'personId', 'crewItemId', 'byPerson', 'typeId']).doUpdateSet((of) => ({
        stars: of.ref('excluded.stars'),
        comment: of.ref('excluded.comment'),
        at: of.ref('excluded.at'),
      })),
    )
    .execute();

/** Takes back what somebody gave for work, but of kinds that are kept. */
export const dropRatings = (
  db: Db,
  { personId, itemId, by }: RatingOf & { itemId: string },
  kept: readonly string[],
) =>
  db
    .deleteFrom('crewRating')
    .where('personId', '=', personId)
    .where('crewItemId', '=', itemId)
    .where('byPerson', '=', by)
    .$if(kept.length > 0, (found) => found.where('typeId', 'not in', kept))
    .execute();
