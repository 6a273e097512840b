import { isoAt } from '@callboard/domain';
import type { PlanningItem } from '@callboard/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { onSiteFacts, seenPresence } from '../../crew-checks/crew-checks.public.ts';
import type { OnSiteFacts } from '../../crew-checks/crew-checks.public.ts';

type Wanted = {
  from: string;
  to?: string | undefined;
  now: Date;
  /** Whether the caller plans: others see only what a booking says. */
  inside: boolean;
  /** Of `crewItem`, `project` and `function`; with a search also of `crew` and `person`. */
  conditions: readonly RawBuilder<boolean>[];
  searched?: boolean;
  limit: number;
  page: number;
};

const items = (db: Db) =>
  db
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .leftJoin('person', 'person.id', 'crewItem.personId')
    .leftJoin('company', 'company.id', 'project.companyId')
    .leftJoin('location', 'location.id', 'crew.locationId');

const searchedToo = sql`join crew on crew.id = "crewItem"."crewId"
  left join person on person.id = "crewItem"."personId"`;

/**
 * A page of ids, and how many there are in all. Of thousands only what decides is looked at. Every position has a
 * project and a function; asked for as if not, they are not multiplied with people before positions are found.
 */
async function pageOf(db: Db, wanted: Wanted) {
  const days =
    wanted.to === undefined
      ? sql<boolean>`"crewItem"."startDate" >= ${wanted.from}`
      : sql<boolean>`"crewItem"."startDate" between ${wanted.from} and ${wanted.to}`;
  const { rows } = await sql<{ id: string | null; total: number }>`
    with found as materialized (select "crewItem".id, "crewItem"."startDate", "crewItem"."startsAt" from "crewItem"
      left join project on project.id = "crewItem"."projectId"
      left join "function" on function.id = "crewItem"."functionId"
      ${wanted.searched === true ? searchedToo : sql``}
      where ${sql.join([days, ...wanted.conditions], sql` and `)})
    select counted.total, page.id from (select count(*) as total from found) counted
    left join (select id from found order by "startDate", "startsAt", id
      limit ${wanted.limit} offset ${offsetOf(wanted)}) page on true`.execute(db);
  return { ids: rows.flatMap(({ id }) => (id === null ? [] : [id])), total: rows[0]?.total ?? 0 };
}

/** Positions by day with everything that a list of them shows. */
export async function planningItems(db: Db, wanted: Wanted) {
  const { ids, total } = await pageOf(db, wanted);
  if (ids.length === 0) return listOf([], total, wanted);
  const rows = await items(db)
    .where('crewItem.id', 'in', ids)
    .select([
      'crewItem.id',
      'crewItem.crewId',
      'crew.name as crewName',
      'crew.number as crewNumber',
      'crewItem.projectId',
      'project.number as projectNumber',
      'project.name as projectName',
      'company.name as company',
      'location.name as location',
      'crewItem.functionId',
      'function.caption as function',
      'function.short as functionShort',
      'crewItem.personId',
      fullName<string | null>('person').as('personName'),
      'crewItem.status',
      'crewItem.crewChief',
      'crewItem.startDate',
      sql<string | null>`to_char("crewItem"."startTime", 'HH24:MI')`.as('startTime'),
      sql<string | null>`to_char("crewItem"."endTime", 'HH24:MI')`.as('endTime'),
      'crewItem.startsAt',
      'crewItem.endsAt',
      'crewItem.timeZone',
      onSiteFacts.as('onSite'),
    ])
    .orderBy('crewItem.startDate')
    .orderBy('crewItem.startsAt')
    .orderBy('crewItem.id')
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
