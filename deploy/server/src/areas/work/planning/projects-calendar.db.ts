import { droppedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { noneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

type Wanted = {
  from: string;
  to: string;
  status: 'confirmed' | 'quoted' | 'design' | undefined;
  seen: RawBuilder<boolean>;
  limit: number;
  page: number;
};

const positions = (filled: boolean) => sql<number>`(select count(*)::int from crew_item i
  where i.tenant_id = p.tenant_id and i.project_id = p.id
    and i.status ${noneOf(droppedStates)}
    ${filled ? sql`and i.person_id is not null and i.status <> 'vacant'` : sql``})`;

/** Projects of clients that touch the days. Internal ones, sickness and vacation are no client's. */
export async function projectsBetween(db: Db, wanted: Wanted) {
  let found = db
    .selectFrom('project as p')
    .leftJoin('company as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.company_id'),
    )
    .leftJoin('client_mark as m', (join) =>
      join.onRef('m.tenant_id', '=', 'p.tenant_id').onRef('m.id', '=', 'p.client_mark_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'p.tenant_id').onRef('l.id', '=', 'p.location_id'),
    )
    .where('p.kind', '=', 'client')
    .where('p.cancelled_at', 'is', null)
    .where('p.begin_date', '<=', wanted.to)
    .where(sql<boolean>`(p.end_date >= ${wanted.from} or (p.end_date is null and p.closed_at is null))`)
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
        'p.begin_date as beginDate',
        'p.end_date as endDate',
        sql<number>`(select count(*)::int from crew k where k.tenant_id = p.tenant_id and k.project_id = p.id
        and k.cancelled_at is null)`.as('crews'),
        positions(false).as('positions'),
        positions(true).as('filled'),
      ])
      .orderBy('p.begin_date')
      .orderBy('p.id'),
    wanted,
  );
}
