import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { canSeeCrew, canSeeRating } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';

/** What was said of work in a project, as far as the viewer knows of it. */
const ratings = (db: Db, viewer: Viewer, projectId: string) =>
  db
    .selectFrom('crew_rating as r')
    .innerJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.crew_item_id'),
    )
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .leftJoin('catalogue_entry as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 'r.tenant_id')
        .onRef('t.id', '=', 'r.type_id')
        .on('t.list', '=', 'crewRatingTypes'),
    )
    .where('i.project_id', '=', projectId)
    .where(canSeeCrew(viewer))
    .where(canSeeRating(viewer));

type Wanted = { projectId: string; typeId?: string | undefined; limit: number; page: number };

export const ratingsOfProject = (db: Db, viewer: Viewer, wanted: Wanted) =>
  ratings(db, viewer, wanted.projectId)
    .$if(wanted.typeId !== undefined, (found) => found.where('r.type_id', '=', wanted.typeId ?? ''))
    .innerJoin('person as n', (join) =>
      join.onRef('n.tenant_id', '=', 'r.tenant_id').onRef('n.id', '=', 'r.person_id'),
    )
    .leftJoin('person as b', (join) =>
      join.onRef('b.tenant_id', '=', 'r.tenant_id').onRef('b.id', '=', 'r.by_person'),
    )
    .select([
      'r.id',
      'r.type_id as typeId',
      sql<string>`coalesce(t.caption, r.type_id)`.as('typeCaption'),
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
    .orderBy('n.last_name')
    .orderBy('n.first_name')
    .orderBy('i.id')
    .orderBy('r.by_person')
    .orderBy('t.rank')
    .orderBy('r.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();

/** Each kind with its average; and the average of all. */
export async function ratingAverages(db: Db, viewer: Viewer, projectId: string) {
  const kinds = await ratings(db, viewer, projectId)
    .groupBy(['r.type_id', 't.caption', 't.rank'])
    .select([
      'r.type_id as typeId',
      sql<string>`coalesce(t.caption, r.type_id)`.as('caption'),
      sql<number>`round(avg(r.stars), 2)::float8`.as('average'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`sum(r.stars)::int`.as('stars'),
    ])
    .orderBy('t.rank')
    .orderBy('r.type_id')
    .execute();
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  const stars = kinds.reduce((sum, kind) => sum + kind.stars, 0);
  return {
    average: count === 0 ? null : Math.round((stars / count) * 100) / 100,
    averages: kinds.map((kind) => ({
      typeId: kind.typeId,
      caption: kind.caption,
      average: kind.average,
      count: kind.count,
    })),
  };
}
