import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** Positions that somebody has begun, has worked, or has called in for. */
export async function begunItems(db: Db) {
  return db
    .selectFrom('crew_item as i')
    .innerJoin('crew as c', (join) =>
      join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.crew_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'c.tenant_id').onRef('l.id', '=', 'c.location_id'),
    )
    .select([
      'i.id',
      'i.crew_id as crewId',
      'i.person_id as personId',
      'i.status',
      'i.starts_at as startsAt',
      'i.ends_at as endsAt',
      'i.crew_chief as crewChief',
      'l.latitude',
      'l.longitude',
      'l.radius_m as radiusM',
      'l.no_network as noNetwork',
      sql<string | null>`(select h.person_id from crew_item h where h.tenant_id = i.tenant_id
        and h.crew_id = i.crew_id and h.crew_chief and h.person_id is not null order by h.id limit 1)`.as(
        'chiefId',
      ),
      sql<string[]>`array(select n.person_id from project p join contact n on n.tenant_id = p.tenant_id
        and n.company_id = p.company_id where p.tenant_id = c.tenant_id and p.id = c.project_id
        and n.person_id is not null)`.as('clients'),
    ])
    .where('i.status', 'in', ['ready', 'working', 'done', 'cleared'])
    .where('i.starts_at', 'is not', null)
    .where('i.ends_at', 'is not', null)
    .orderBy('i.starts_at', 'desc')
    .orderBy('i.id')
    .execute();
}
export type BegunItem = Awaited<ReturnType<typeof begunItems>>[number];

/** Crews whose hours are signed off; those of somebody who signs in as a client come first. */
export const signedOffCrews = (db: Db) =>
  db
    .selectFrom('crew as c')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.project_id'),
    )
    .select(['c.id', 'c.signed_off_at as signedOffAt', 'c.signed_off_by as signedOffBy'])
    .where('c.signed_off_at', 'is not', null)
    .orderBy(
      sql`exists (select from contact k where k.tenant_id = p.tenant_id and k.company_id = p.company_id
        and k.person_id is not null)`,
      'desc',
    )
    .orderBy('c.start_date', 'desc')
    .orderBy('c.id')
    .limit(30)
    .execute();

export const comingCrews = (db: Db, today: string) =>
  db
    .selectFrom('crew')
    .select('id')
    .where('start_date', '>=', today)
    .where('start_time', 'is not', null)
    .orderBy('start_date')
    .orderBy('id')
    .limit(16)
    .execute();
