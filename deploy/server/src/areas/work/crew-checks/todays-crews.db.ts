import { begunStates } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isFilled, isPosition } from '../../account/access/access.public.ts';
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
      select i."crewId", count(*) filter (where ${isPosition})::int as positions,
        count(*) filter (where ${isFilled})::int as filled,
        count(*) filter (where i.status ${oneOf(begunStates)})::int as present,
        count(*) filter (where ${isLate({ now, minutes })})::int as late,
        min(i."startsAt") as "startsAt", max(i."endsAt") as "endsAt", min(i."timeZone") as "timeZone"
      from "crewItem" i join crew c on c.id = i."crewId"
      where c."cancelledAt" is null and (i."startDate" = ${today}::date
        or (i."startDate" = ${today}::date - 1 and i."startsAt" <= ${now} and i."endsAt" > ${now}))
      group by i."crewId"
    )
    select d."crewId", c.name as "crewName", j.name as "projectName",
      d."startsAt", d."endsAt", d."timeZone",
      d.positions, d.filled, d.present, d.late,
      (count(*) over ())::int as "allCrews", (sum(d.positions) over ())::int as "allPositions",
      (sum(d.filled) over ())::int as "allFilled", (sum(d.present) over ())::int as "allPresent",
      (sum(d.late) over ())::int as "allLate"
    from day d join crew c on c.id = d."crewId" join project j on j.id = c."projectId"
    where d.positions > 0 and j."cancelledAt" is null
    order by d.late = 0, d.filled >= d.positions, d."startsAt" nulls last, d."crewId" limit ${limit}`.execute(
    db,
  );
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
