import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Positions that somebody has begun, has worked, or has called in for. */
export async function begunItems(db: Db) {
  return db
    .selectFrom('crewItem as i')
    .innerJoin('crew as c', (join) =>
      join.onRef('c.tenantId', '=', 'i.tenantId').onRef('c.id', '=', 'i.crewId'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenantId', '=', 'c.tenantId').onRef('l.id', '=', 'c.locationId'),
    )
    .select([
      'i.id',
      'i.crewId',
      'i.personId',
      'i.status',
      'i.startsAt',
      'i.endsAt',
      'i.crewChief',
      'l.latitude',
      'l.longitude',
      'l.radiusM',
      'l.noNetwork',
      sql<string | null>`(select h."personId" from "crewItem" h where h."tenantId" = i."tenantId"
        and h."crewId" = i."crewId" and h."crewChief" and h."personId" is not null order by h.id limit 1)`.as(
        'chiefId',
      ),
      sql<string[]>`array(select n."personId" from project p join contact n on n."tenantId" = p."tenantId"
        and n."companyId" = p."companyId" where p."tenantId" = c."tenantId" and p.id = c."projectId"
        and n."personId" is not null)`.as('clients'),
    ])
    .where('i.status', 'in', ['ready', 'working', 'done', 'cleared'])
    .where('i.startsAt', 'is not', null)
    .where('i.endsAt', 'is not', null)
    .orderBy('i.startsAt', 'desc')
    .orderBy('i.id')
    .execute();
}
export type BegunItem = Awaited<ReturnType<typeof begunItems>>[number];

/** Crews whose hours are signed off; those of somebody who signs in as a client come first. */
export const signedOffCrews = (db: Db) =>
  db
    .selectFrom('crew as c')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenantId', '=', 'c.tenantId').onRef('p.id', '=', 'c.projectId'),
    )
    .select(['c.id', 'c.signedOffAt', 'c.signedOffBy'])
    .where('c.signedOffAt', 'is not', null)
    .orderBy(
      sql`exists (select from contact k where k."tenantId" = p."tenantId" and k."companyId" = p."companyId"
        and k."personId" is not null)`,
      'desc',
    )
    .orderBy('c.startDate', 'desc')
    .orderBy('c.id')
    .limit(30)
    .execute();

export const comingCrews = (db: Db, today: string) =>
  db
    .selectFrom('crew')
    .select('id')
    .where('startDate', '>=', today)
    .where('startTime', 'is not', null)
    .orderBy('startDate')
    .orderBy('id')
    .limit(16)
    .execute();
