import { isoAt } from '@callboard/domain';
import type { PlanningItem } from '@callboard/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { listOf, offsetOf } from '#platform/http/paging.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { onSiteFacts, seenPresence } from '../crew-checks/crew-checks.public.ts';
import type { OnSiteFacts } from '../crew-checks/crew-checks.public.ts';

type Wanted = {
  from: string;
  to?: string | undefined;
  now: Date;
  /** Whether the caller plans: others see only what a booking says. */
  inside: boolean;
  /** Of `crewItem as i`, `project as j`, `function as n`; with a search also of `crew as k`, `person as p`. */
  conditions: readonly RawBuilder<boolean>[];
  searched?: boolean;
  limit: number;
  page: number;
};

const items = (db: Db) =>
  db
    .selectFrom('crewItem as i')
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('project as j', 'j.id', 'i.projectId')
    .innerJoin('function as n', 'n.id', 'i.functionId')
    .leftJoin('person as p', 'p.id', 'i.personId')
    .leftJoin('company as o', 'o.id', 'j.companyId')
    .leftJoin('location as l', 'l.id', 'k.locationId');

const searchedToo = sql`join crew k on k.id = i."crewId"
  left join person p on p.id = i."personId"`;

/**
 * A page of ids, and how many there are in all. Of thousands only what decides is looked at. Every position has a
 * project and a function; asked for as if not, they are not multiplied with people before positions are found.
 */
async function pageOf(db: Db, wanted: Wanted) {
  const days =
    wanted.to === undefined
      ? sql<boolean>`i."startDate" >= ${wanted.from}`
      : sql<boolean>`i."startDate" between ${wanted.from} and ${wanted.to}`;
  const { rows } = await sql<{ id: string | null; total: number }>`
    with found as materialized (select i.id, i."startDate", i."startsAt" from "crewItem" i
      left join project j on j.id = i."projectId"
      left join "function" n on n.id = i."functionId"
      ${wanted.searched === true ? searchedToo : sql``}
      where ${sql.join([days, ...wanted.conditions], sql` and `)})
    select t.total, f.id from (select count(*) as total from found) t
    left join (select id from found order by "startDate", "startsAt", id
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
      'i.crewId',
      'k.name as crewName',
      'k.number as crewNumber',
      'i.projectId',
      'j.number as projectNumber',
      'j.name as projectName',
      'o.name as company',
      'l.name as location',
      'i.functionId',
      'n.caption as function',
      'n.short as functionShort',
      'i.personId',
      fullName<string | null>('p').as('personName'),
      'i.status',
      'i.crewChief',
      'i.startDate',
      sql<string | null>`to_char(i."startTime", 'HH24:MI')`.as('startTime'),
      sql<string | null>`to_char(i."endTime", 'HH24:MI')`.as('endTime'),
      'i.startsAt',
      'i.endsAt',
      'i.timeZone',
      onSiteFacts.as('onSite'),
    ])
    .orderBy('i.startDate')
    .orderBy('i.startsAt')
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
