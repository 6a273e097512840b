import { addDays, lastDayOf, monthOf } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { hasContractOn } from './approved-work.db.ts';

/**
 * How many people have work of this month or the last one that is signed off, whose pay nobody has said and that is on
 * no payroll, and the month of the oldest: `payMissing` of the domain, counted in SQL.
 */
export async function countUnpaid(db: Db, today: string): Promise<{ people: number; month: string | null }> {
  const from = monthOf(addDays(monthOf(today), -1));
  const { rows } = await sql<{ people: number; day: string | null }>`
    select count(distinct "crewCheck"."personId")::int as people, min("crewItem"."startDate") as day
    from "crewCheck" join "crewItem" on "crewItem".id = "crewCheck"."crewItemId"
    join person on person.id = "crewCheck"."personId"
    where "crewCheck".state = 'signedOff' and person.kind = 'employee'
      and "crewCheck"."plannedFrom" >= ${new Date(`${addDays(from, -2)}T00:00:00Z`)}
      and "crewItem"."startDate" between ${from} and ${lastDayOf(today)}
      and "crewItem"."payBasis" <> 'none' and "crewItem"."payMinor" is null
        and ("crewItem"."payBasis" <> 'hour' or not (${hasContractOn}))
      and not exists (select from "payrollItem" where "payrollItem"."crewItemId" = "crewItem".id)`.execute(
    db,
  );
  const { people = 0, day = null } = rows[0] ?? {};
  return { people, month: day && monthOf(day) };
}
