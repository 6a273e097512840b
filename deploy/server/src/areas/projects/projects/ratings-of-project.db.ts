import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';
import { averagesOf, canSeeCrew, canSeeRating } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';

/** What was said of work in a project, as far as the viewer knows of it. */
const ratings = (db: Db, viewer: Viewer, projectId: string) =>
  db
    .selectFrom('crewRating as r')
    .innerJoin('crewItem as i', 'i.id', 'r.crewItemId')
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .leftJoin('catalogueEntry as t', (join) =>
      join.onRef('t.id', '=', 'r.typeId').on('t.list', '=', 'crewRatingTypes'),
    )
    .where('i.projectId', '=', projectId)
    .where(canSeeCrew(viewer))
    .where(canSeeRating(viewer));

type Wanted = { projectId: string; typeId?: string | undefined; limit: number; page: number };

export const ratingsOfProject = (db: Db, viewer: Viewer, wanted: Wanted) =>
  ratings(db, viewer, wanted.projectId)
    .$if(wanted.typeId !== undefined, (found) => found.where('r.typeId', '=', wanted.typeId ?? ''))
    .innerJoin('person as n', 'n.id', 'r.personId')
    .leftJoin('person as b', 'b.id', 'r.byPerson')
    .select([
      'r.id',
      'r.typeId',
      sql<string>`coalesce(t.caption, r."typeId")`.as('typeCaption'),
      'r.stars',
      'r.comment',
      'r.at',
      'i.id as crewItemId',
      'k.id as crewId',
      'k.name as crewName',
      'n.id as personId',
      fullName('n').as('personName'),
      'b.id as byId',
      fullName<string | null>('b').as('byName'),
      'p.id as projectId',
      'p.name as projectName',
    ])
    .orderBy('r.at', 'desc')
    // What was said of one person in one go stands together.
    .orderBy('n.lastName')
    .orderBy('n.firstName')
    .orderBy('i.id')
    .orderBy('r.byPerson')
    .orderBy('t.rank')
    .orderBy('r.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();

/** Each kind with its average; and the average of all. */
export async function ratingAverages(db: Db, viewer: Viewer, projectId: string) {
  const kinds = await ratings(db, viewer, projectId)
    .groupBy(['r.typeId', 't.caption', 't.rank'])
    .select([
      'r.typeId',
      sql<string>`coalesce(t.caption, r."typeId")`.as('caption'),
      sql<number>`round(avg(r.stars), 2)::float8`.as('average'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`sum(r.stars)::int`.as('stars'),
    ])
    .orderBy('t.rank')
    .orderBy('r.typeId')
    .execute();
  return averagesOf(kinds);
}
