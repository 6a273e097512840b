import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isFilled, isPosition } from '../../../account/access/access.public.ts';
import { isLate } from './due.db.ts';

type Counts = { positions: number; filled: number; present: number; late: number };
export type TodaysCrew = Counts & {
  crewId: string;
  crewName: string;
  projectName: string;
  startsAt: Date | null;
  endsAt: Date | null;
  timeZone: string;
};
type Row = TodaysCrew & {
  allCrews: number;
  allPositions: number;
  allFilled: number;
  allPresent: number;
  allLate: number;
};
type Day = { now: Date; today: string; minutes: number; limit: number };

/**
 * Crews of the tenant that work today or still work since yesterday, with how far each is, and the sums of all: those
 * with late people first, then those with open positions, then as the day goes.
 */
export async function todaysCrews(
  db: Db,
  { now, today, minutes, limit }: Day,
): Promise<{ crews: TodaysCrew[]; all: Counts & { crews: number } }> {
  const { rows } = await sql<Row>`with day as (
      select "crewItem"."crewId", count(*) filter (where ${isPosition})::int as positions,
        count(*) filter (where ${isFilled})::int as filled,
        count(*) filter (where "crewItem".status ${oneOf(crewItemGroups.begun)})::int as present,
        count(*) filter (where ${isLate({ now, minutes })})::int as late,
        min("crewItem"."startsAt") as "startsAt", max("crewItem"."endsAt") as "endsAt",
          min("crewItem"."timeZone") as "timeZone"
      from "crewItem" join crew on crew.id = "crewItem"."crewId"
      where crew."cancelledAt" is null and ("crewItem"."startDate" = ${today}::date
        or ("crewItem"."startDate" = ${today}::date - 1 and "crewItem"."startsAt" <= ${now}
          and "crewItem"."endsAt" > ${now}))
      group by "crewItem"."crewId"
    )
    select day."crewId", crew.name as "crewName", project.name as "projectName",
      day."startsAt", day."endsAt", day."timeZone",
      day.positions, day.filled, day.present, day.late,
      (count(*) over ())::int as "allCrews", (sum(day.positions) over ())::int as "allPositions",
      (sum(day.filled) over ())::int as "allFilled", (sum(day.present) over ())::int as "allPresent",
      (sum(day.late) over ())::int as "allLate"
    from day join crew on crew.id = day."crewId" join project on project.id = crew."projectId"
    where day.positions > 0 and project."cancelledAt" is null
    order by day.late = 0, day.filled >= day.positions, day."startsAt" nulls last, day."crewId"
      limit ${limit}`.execute(db);
  const [first] = rows;
  return {
    crews: rows.map(
      ({ allCrews: _c, allPositions: _p, allFilled: _f, allPresent: _r, allLate: _l, ...crew }) => crew,
    ),
    all: {
      crews: first?.allCrews ?? 0,
      positions: first?.allPositions ?? 0,
      filled: first?.allFilled ?? 0,
      present: first?.allPresent ?? 0,
      late: first?.allLate ?? 0,
    },
  };
}
