import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { averagesOf, canSeeCrew, canSeeRating } from '../../../account/access/access.public.ts';
import type { Viewer } from '../../../account/access/access.public.ts';

/** What was said of work in a project, as far as the viewer knows of it. */
const ratings = (db: Db, viewer: Viewer, projectId: string) =>
  db
    .selectFrom('crewRating')
    .innerJoin('crewItem', 'crewItem.id', 'crewRating.crewItemId')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .leftJoin('catalogueEntry', (join) =>
      join
        .onRef('catalogueEntry.id', '=', 'crewRating.typeId')
        .on('catalogueEntry.list', '=', 'crewRatingTypes'),
    )
    .where('crewItem.projectId', '=', projectId)
    .where(canSeeCrew(viewer))
    .where(canSeeRating(viewer));

type Wanted = { projectId: string; typeId?: string | undefined; limit: number; page: number };

export const ratingsOfProject = (db: Db, viewer: Viewer, wanted: Wanted) =>
  ratings(db, viewer, wanted.projectId)
    .$if(wanted.typeId !== undefined, (found) => found.where('crewRating.typeId', '=', wanted.typeId ?? ''))
    .innerJoin('person', 'person.id', 'crewRating.personId')
    .leftJoin('person as rater', 'rater.id', 'crewRating.byPerson')
    .select([
      'crewRating.id',
      'crewRating.typeId',
      sql<string>`coalesce("catalogueEntry".caption, "crewRating"."typeId")`.as('typeCaption'),
      'crewRating.stars',
      'crewRating.comment',
      'crewRating.at',
      'crewItem.id as crewItemId',
      'crew.id as crewId',
      'crew.name as crewName',
      'person.id as personId',
      fullName('person').as('personName'),
      'rater.id as byId',
      fullName<string | null>('rater').as('byName'),
      'project.id as projectId',
      'project.name as projectName',
    ])
    .orderBy('crewRating.at', 'desc')
    // What was said of one person in one go stands together.
    .orderBy('person.lastName')
    .orderBy('person.firstName')
    .orderBy('crewItem.id')
    .orderBy('crewRating.byPerson')
    .orderBy('catalogueEntry.rank')
    .orderBy('crewRating.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();

/** Each kind with its average; and the average of all. */
export async function ratingAverages(db: Db, viewer: Viewer, projectId: string) {
  const kinds = await ratings(db, viewer, projectId)
    .groupBy(['crewRating.typeId', 'catalogueEntry.caption', 'catalogueEntry.rank'])
    .select([
      'crewRating.typeId',
      sql<string>`coalesce("catalogueEntry".caption, "crewRating"."typeId")`.as('caption'),
      sql<number>`round(avg("crewRating".stars), 2)::float8`.as('average'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`sum("crewRating".stars)::int`.as('stars'),
    ])
    .orderBy('catalogueEntry.rank')
    .orderBy('crewRating.typeId')
    .execute();
  return averagesOf(kinds);
}
