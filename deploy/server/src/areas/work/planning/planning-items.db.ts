import { isoAt } from '@callboard/domain';
import type { PlanningItem } from '@callboard/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { listOf, offsetOf } from '../../../platform/http/paging.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { onSiteFacts, seenPresence } from '../crew-checks/crew-checks.public.ts';
import type { OnSiteFacts } from '../crew-checks/crew-checks.public.ts';

type Wanted = {
  from: string;
  to?: string | undefined;
  now: Date;
  /** Whether the caller plans: others see only what a booking says. */
  inside: boolean;
  /** Of `crew_item as i`, `project as j`, `function as n`; with a search also of `crew as k`, `person as p`. */
  conditions: readonly RawBuilder<boolean>[];
  searched?: boolean;
  limit: number;
  page: number;
};

const items = (db: Db) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as j', (join) =>
      join.onRef('j.tenant_id', '=', 'i.tenant_id').onRef('j.id', '=', 'i.project_id'),
    )
    .innerJoin('function as n', (join) =>
      join.onRef('n.tenant_id', '=', 'i.tenant_id').onRef('n.id', '=', 'i.function_id'),
    )
    .leftJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.person_id'),
    )
    .leftJoin('company as o', (join) =>
      join.onRef('o.tenant_id', '=', 'j.tenant_id').onRef('o.id', '=', 'j.company_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    );

const searchedToo = sql`join crew k on k.tenant_id = i.tenant_id and k.id = i.crew_id
  left join person p on p.tenant_id = i.tenant_id and p.id = i.person_id`;

/**
 * A page of ids, and how many there are in all. Of thousands only what decides is looked at. Every position has a
 * project and a function; asked for as if not, they are not multiplied with people before positions are found.
 */
async function pageOf(db: Db, wanted: Wanted) {
  const days =
    wanted.to === undefined
      ? sql<boolean>`i.start_date >= ${wanted.from}`
      : sql<boolean>`i.start_date between ${wanted.from} and ${wanted.to}`;
  const { rows } = await sql<{ id: string | null; total: number }>`
    with found as materialized (select i.id, i.start_date, i.starts_at from crew_item i
      left join project j on j.tenant_id = i.tenant_id and j.id = i.project_id
      left join "function" n on n.tenant_id = i.tenant_id and n.id = i.function_id
      ${wanted.searched === true ? searchedToo : sql``}
      where ${sql.join([days, ...wanted.conditions], sql` and `)})
    select t.total, f.id from (select count(*) as total from found) t
    left join (select id from found order by start_date, starts_at, id
      limit ${wanted.limit} offset ${offsetOf(wanted)}) f on true`.execute(db);
  return { ids: rows.flatMap(({ id }) => (id === null ? [] : [id])), total: rows[0]?.total ?? 0 };
}

/** Positions by day with everything that a list of them shows. */
export async function planningItems(db: Db, wanted: Wanted) {
  const { ids, total } = await pageOf(db, wanted);
  if (ids.length === 0) return listOf([], total, wanted);
  const rows = await items(db)
    .where('i.id', 'in', ids)
    .select([
      'i.id',
      'i.crew_id as crewId',
      'k.name as crewName',
      'k.number as crewNumber',
      'i.project_id as projectId',
      'j.number as projectNumber',
      'j.name as projectName',
      'o.name as company',
      'l.name as location',
      'i.function_id as functionId',
      'n.caption as function',
      'n.short as functionShort',
      'i.person_id as personId',
      fullName<string | null>('p').as('personName'),
      'i.status',
      'i.crew_chief as crewChief',
      'i.start_date as startDate',
      sql<string | null>`to_char(i.start_time, 'HH24:MI')`.as('startTime'),
      sql<string | null>`to_char(i.end_time, 'HH24:MI')`.as('endTime'),
      'i.starts_at as startsAt',
      'i.ends_at as endsAt',
      'i.time_zone as timeZone',
      onSiteFacts.as('onSite'),
    ])
    .orderBy('i.start_date')
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .execute();
  const looking = { seesStatus: wanted.inside, now: wanted.now, rules: await tenantRules(db) };
  return listOf(
    rows.map((row) => presented(row, looking)),
    total,
    wanted,
  );
}

type Row = Omit<PlanningItem, 'startsAt' | 'endsAt' | 'timesMissing' | 'presence'> & {
  onSite: OnSiteFacts;
  startsAt: Date | null;
  endsAt: Date | null;
};

type Looking = Parameters<typeof seenPresence>[1];

const presented = ({ startsAt, endsAt, onSite, ...row }: Row, looking: Looking): PlanningItem => ({
  ...row,
  presence: seenPresence({ status: row.status, startsAt, endsAt, onSite }, looking),
  startsAt: startsAt && isoAt(startsAt, row.timeZone),
  endsAt: endsAt && isoAt(endsAt, row.timeZone),
  timesMissing: row.startTime === null || row.endTime === null,
});
