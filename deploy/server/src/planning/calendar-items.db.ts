import { addDays } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/tables.ts';

type Range = { people: readonly string[]; from: string; to: string };

type Names = { functionShort: string; projectNumber: string; projectName: string; crewName: string };

/** Milliseconds since 1970, or nothing. */
const ms = (column: string) =>
  sql<number | null>`(extract(epoch from ${sql.ref(column)}) * 1000)::double precision`;

/** Positions of these people, with a day around the range for rest and for what reaches over midnight. */
const positions = (
  db: Db,
  {
    people,
    from,
    to,
    seen,
    projects,
  }: Range & { seen: RawBuilder<boolean> | null; projects: readonly string[] },
) =>
  db
    .selectFrom('crew_item as i')
    .select([
      'i.id',
      'i.version',
      'i.person_id as personId',
      'i.crew_id as crewId',
      'i.project_id as projectId',
      'i.function_id as functionId',
      'i.status',
      'i.start_date as day',
      'i.start_time as startTime',
      'i.end_time as endTime',
      ms('i.starts_at').as('startsAt'),
      ms('i.ends_at').as('endsAt'),
      'i.end_date as endDate',
      ms('i.requested_at').as('requestedAt'),
      ms('i.deadline_at').as('deadlineAt'),
      'i.late_refusal as lateRefusal',
      sql<boolean>`i.cancellation_seen_at is not null`.as('cancellationSeen'),
    ])
    .where(sql<boolean>`i.person_id = any(${[...people]})`)
    .where('i.start_date', '>=', addDays(from, -1))
    .where('i.start_date', '<=', addDays(to, 1))
    .where('i.status', '<>', 'vacant')
    .$if(seen !== null, (rows) =>
      rows.where(sql<boolean>`exists (select from project j, "function" n where j.tenant_id = i.tenant_id
        and j.id = i.project_id and n.tenant_id = i.tenant_id and n.id = i.function_id and ${seen})`),
    )
    .$if(projects.length > 0, (rows) => rows.where('i.project_id', 'in', [...projects]))
    .orderBy('i.start_date')
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .execute();

/** Names are looked up once each: a month of many people is of few projects. */
export async function calendarItems(db: Db, wanted: Parameters<typeof positions>[1]) {
  const rows = await positions(db, wanted);
  if (rows.length === 0) return [];
  const ids = (of: 'crewId' | 'projectId') => [...new Set(rows.map((row) => row[of]))];
  const crews = await db
    .selectFrom('crew')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids('crewId')})`)
    .execute();
  const projects = await db
    .selectFrom('project')
    .select(['id', 'number', 'name'])
    .where(sql<boolean>`id = any(${ids('projectId')})`)
    .execute();
  const functions = await db.selectFrom('function').select(['id', 'short']).execute();
  const crewNames = new Map(crews.map(({ id, name }) => [id, name]));
  const projectOf = new Map(projects.map((project) => [project.id, project]));
  const shorts = new Map(functions.map(({ id, short }) => [id, short]));
  return rows.map((row) => {
    const names: Names = {
      functionShort: shorts.get(row.functionId) ?? '',
      projectNumber: projectOf.get(row.projectId)?.number ?? '',
      projectName: projectOf.get(row.projectId)?.name ?? '',
      crewName: crewNames.get(row.crewId) ?? '',
    };
    const [startTime, endTime] = [row.startTime?.slice(0, 5) ?? null, row.endTime?.slice(0, 5) ?? null];
    return { ...row, startTime, endTime, ...names };
  });
}
export type CalendarItem = Awaited<ReturnType<typeof calendarItems>>[number];

export const calendarAbsences = (db: Db, { people, from, to }: Range) =>
  db
    .selectFrom('absence')
    .select(['person_id as personId', 'kind', 'status', 'from_day as from', 'to_day as to'])
    .where(sql<boolean>`person_id = any(${[...people]})`)
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .where('status', 'in', ['requested', 'approved', 'cancelRequested', 'reported'])
    .execute();

export const calendarBlocks = (db: Db, { people, from, to }: Range) =>
  db
    .selectFrom('block_date')
    .select(['person_id as personId', 'from_day as from', 'to_day as to'])
    .where(sql<boolean>`person_id = any(${[...people]})`)
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .execute();

/** The day on which what a function needs is over, for each of these people who has it. */
export const expiringSkills = (db: Db, { people, to }: Range) =>
  db
    .selectFrom('person_skill as s')
    .innerJoin('function_skill as f', (join) =>
      join.onRef('f.tenant_id', '=', 's.tenant_id').onRef('f.skill_id', '=', 's.skill_id'),
    )
    .select([
      's.person_id as personId',
      'f.function_id as functionId',
      sql<string>`min(s.valid_until)::text`.as('until'),
    ])
    .where(sql<boolean>`s.person_id = any(${[...people]})`)
    .where('s.valid_until', '<', to)
    .groupBy(['s.person_id', 'f.function_id'])
    .execute();

/** Bank holidays of regions, and of the tenant's own under an empty name. */
export async function calendarHolidays(db: Db, { from, to }: Pick<Range, 'from' | 'to'>) {
  const own = await db.selectFrom('tenant_setting').select('region_id as id').executeTakeFirst();
  const rows = await db
    .selectFrom('bank_holiday')
    .select(['region_id as region', 'day', 'caption'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  const byRegion = Map.groupBy(rows, ({ region }) => region);
  const of = (region: string | null) => byRegion.get(region ?? own?.id ?? '') ?? [];
  return { own: of(null), of };
}
