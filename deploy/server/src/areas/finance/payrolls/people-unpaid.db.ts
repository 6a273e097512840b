import { addDays, lastDayOf, monthOf } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { hasContractOn } from './approved-work.db.ts';

/**
 * How many people have work of this month or the last one that is signed off, whose pay nobody has said and that is on
 * no payroll, and the month of the oldest: `payMissing` of the domain, counted in SQL.
 */
export async function countUnpaid(db: Db, today: string): Promise<{ people: number; month: string | null }> {
  const from = monthOf(addDays(monthOf(today), -1));
  const { rows } = await sql<{ people: number; day: string | null }>`
    select count(distinct c.person_id)::int as people, min(i.start_date) as day
    from crew_check c join crew_item i on i.tenant_id = c.tenant_id and i.id = c.crew_item_id
    join person w on w.tenant_id = c.tenant_id and w.id = c.person_id
    where c.state = 'signedOff' and w.kind = 'employee'
      and c.planned_from >= ${new Date(`${addDays(from, -2)}T00:00:00Z`)}
      and i.start_date between ${from} and ${lastDayOf(today)}
      and i.pay_basis <> 'none' and i.pay_minor is null and (i.pay_basis <> 'hour' or not (${hasContractOn}))
      and not exists (select from payroll_item t where t.tenant_id = i.tenant_id and t.crew_item_id = i.id)`.execute(
    db,
  );
  const { people = 0, day = null } = rows[0] ?? {};
  return { people, month: day && monthOf(day) };
}
