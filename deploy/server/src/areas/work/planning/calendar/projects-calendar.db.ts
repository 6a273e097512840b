import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { noneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

type Wanted = {
  from: string;
  to: string;
  status: 'confirmed' | 'quoted' | 'design' | undefined;
  seen: RawBuilder<boolean>;
  limit: number;
  page: number;
};

const positions = (filled: boolean) => sql<number>`(select count(*)::int from "crewItem"
  where "crewItem"."projectId" = project.id
    and "crewItem".status ${noneOf(crewItemGroups.dropped)}
    ${filled ? sql`and "crewItem"."personId" is not null and "crewItem".status <> 'vacant'` : sql``})`;

/** Projects of clients that touch the days. Internal ones, sickness and vacation are no client's. */
export async function projectsBetween(db: Db, wanted: Wanted) {
  let found = db
    .selectFrom('project')
    .leftJoin('company', 'company.id', 'project.companyId')
    .leftJoin('clientMark', 'clientMark.id', 'project.clientMarkId')
    .leftJoin('location', 'location.id', 'project.locationId')
    .where('project.kind', '=', 'client')
    .where('project.cancelledAt', 'is', null)
    .where('project.beginDate', '<=', wanted.to)
    .where(
      sql<boolean>`(project."endDate" >= ${wanted.from}
        or (project."endDate" is null and project."closedAt" is null))`,
    )
    .where(wanted.seen);
  if (wanted.status !== undefined) found = found.where('project.status', '=', wanted.status);
  return pageOf(
    found
      .select([
        'project.id',
        'project.number',
        'project.name',
        'project.status',
        'company.name as company',
        'clientMark.caption as clientMark',
        'location.name as location',
        'project.beginDate',
        'project.endDate',
        sql<number>`(select count(*)::int from crew where crew."projectId" = project.id
        and crew."cancelledAt" is null)`.as('crews'),
        positions(false).as('positions'),
        positions(true).as('filled'),
      ])
      .orderBy('project.beginDate')
      .orderBy('project.id'),
    wanted,
  );
}
