import { addDays } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { asLines, stringAgg, msOf, nullIfEmpty, readLines, isTrue } from '#platform/db/expression/lines.ts';
import type { Db } from '#platform/db/tables.ts';

type Range = { people: readonly string[]; from: string; to: string };

type Names = { functionShort: string; projectNumber: string; projectName: string; crewName: string };

const clock = (time: string | undefined) => nullIfEmpty(time?.slice(0, 5));

const columns = [
  'crewItem.id',
  'crewItem.version',
  'crewItem.personId',
  'crewItem.crewId',
  'crewItem.projectId',
  'crewItem.functionId',
  'crewItem.status',
  'crewItem.startDate',
  'crewItem.endDate',
  'crewItem.startTime',
  'crewItem.endTime',
  'crewItem.startsAt',
  'crewItem.endsAt',
  'crewItem.requestedAt',
  'crewItem.deadlineAt',
  'crewItem.lateRefusal',
  'crewItem.cancellationSeenAt',
] as const;

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
    .selectFrom('crewItem')
    .select(columns)
    .where(sql<boolean>`"crewItem"."personId" = ${anyOf(people)}`)
    .where('crewItem.startDate', '>=', addDays(from, -1))
    .where('crewItem.startDate', '<=', addDays(to, 1))
    .where('crewItem.status', '<>', 'vacant')
    .$if(seen !== null, (rows) =>
      rows.where(
        sql<boolean>`exists (select from project, "function" where project.id = "crewItem"."projectId"
          and function.id = "crewItem"."functionId" and ${seen})`,
      ),
    )
    .$if(projects.length > 0, (rows) => rows.where('crewItem.projectId', 'in', [...projects]));

/** As `itemIn` reads them. */
const line = asLines([
  ...columns.slice(0, 11).map((column) => sql.ref(column)),
  ...columns.slice(11, 15).map((column) => sql`date_part('epoch', ${sql.ref(column)})`),
  sql`"crewItem"."lateRefusal"`,
  sql`"crewItem"."cancellationSeenAt" is not null`,
]);
const byTime = sql`"crewItem"."startDate", "crewItem"."startsAt", "crewItem".id`;

type Found = {
  lines: string | null;
  crews: Record<string, string> | null;
  projects: Record<string, readonly [number: string, name: string]> | null;
  functions: Record<string, string> | null;
};

const itemIn = (
  [
    id = '',
    version,
    personId = '',
    crewId = '',
    projectId = '',
    functionId = '',
    ...cells
  ]: readonly string[],
  { crews, projects, functions }: Found,
) => {
  const [status = '', day = '', endDate, startTime, endTime, ...rest] = cells;
  const [startsAt, endsAt, requestedAt, deadlineAt, lateRefusal, cancellationSeen] = rest;
  const names: Names = {
    functionShort: functions?.[functionId] ?? '',
    projectNumber: projects?.[projectId]?.[0] ?? '',
    projectName: projects?.[projectId]?.[1] ?? '',
    crewName: crews?.[crewId] ?? '',
  };
  return {
    id,
    version: Number(version),
    personId,
    crewId,
    functionId,
    status,
    day,
    endDate: nullIfEmpty(endDate),
    startTime: clock(startTime),
    endTime: clock(endTime),
    startsAt: msOf(startsAt),
    endsAt: msOf(endsAt),
    requestedAt: msOf(requestedAt),
    deadlineAt: msOf(deadlineAt),
    lateRefusal: isTrue(lateRefusal),
    cancellationSeen: isTrue(cancellationSeen),
    documentExpires: false,
    ...names,
  };
};
export type CalendarItem = ReturnType<typeof itemIn>;

/** Names are looked up once each: a month of many people is of few projects. */
export async function calendarItems(
  db: Db,
  wanted: Parameters<typeof positions>[1],
): Promise<CalendarItem[]> {
  const { rows } = await sql<Found>`with wanted as materialized (${positions(db, wanted)})
    select (select ${stringAgg(line, byTime)} from wanted "crewItem") as lines,
      (select json_object_agg(crew.id, crew.name) from crew
        where crew.id = any(array(select distinct "crewId" from wanted))) as crews,
      (select json_object_agg(project.id, json_build_array(project.number, project.name)) from project
        where project.id = any(array(select distinct "projectId" from wanted))) as projects,
      (select json_object_agg(function.id, function.short) from "function") as functions`.execute(db);
  const [found] = rows;
  return found ? readLines(found.lines, (cells) => itemIn(cells, found)) : [];
}
