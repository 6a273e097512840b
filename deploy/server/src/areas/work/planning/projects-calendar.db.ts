import { droppedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { noneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Wanted = {
  from: string;
  to: string;
  status: 'confirmed' | 'quoted' | 'design' | undefined;
  seen: RawBuilder<boolean>;
  limit: number;
  page: number;
};

const positions = (filled: boolean) => sql<number>`(select count(*)::int from "crewItem" i
  where i."projectId" = p.id
    and i.status ${noneOf(droppedStates)}
    ${filled ? sql`and i."personId" is not null and i.status <> 'vacant'` : sql``})`;

/** Projects of clients that touch the days. Internal ones, sickness and vacation are no client's. */
export async function projectsBetween(db: Db, wanted: Wanted) {
  let found = db
    .selectFrom('project as p')
    .leftJoin('company as o', 'o.id', 'p.companyId')
    .leftJoin('clientMark as m', 'm.id', 'p.clientMarkId')
    .leftJoin('location as l', 'l.id', 'p.locationId')
    .where('p.kind', '=', 'client')
    .where('p.cancelledAt', 'is', null)
    .where('p.beginDate', '<=', wanted.to)
    .where(sql<boolean>`(p."endDate" >= ${wanted.from} or (p."endDate" is null and p."closedAt" is null))`)
    .where(wanted.seen);
  if (wanted.status !== undefined) found = found.where('p.status', '=', wanted.status);
  return pageOf(
    found
      .select([
        'p.id',
        'p.number',
        'p.name',
        'p.status',
        'o.name as company',
        'm.caption as clientMark',
        'l.name as location',
        'p.beginDate',
        'p.endDate',
        sql<number>`(select count(*)::int from crew k where k."projectId" = p.id
        and k."cancelledAt" is null)`.as('crews'),
        positions(false).as('positions'),
        positions(true).as('filled'),
      ])
      .orderBy('p.beginDate')
      .orderBy('p.id'),
    wanted,
  );
}
