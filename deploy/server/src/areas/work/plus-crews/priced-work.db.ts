import { bookedStates, requiredBreak } from '@callboard/domain';
import type { PricedWork, TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { priceOfWork } from '../../finance/finance/finance.public.ts';

type Found = {
  day: string;
  approvedMinutes: number | null;
  planned: number;
  unit: 'hour' | 'day' | 'piece' | 'kilometre' | null;
  priceMinor: number | null;
};

/** Work of the crew's people on days between two, or on named ones, with its price in the crew's currency. */
export async function pricedWork(
  db: Db,
  plusCrewId: string,
  { from, to, days }: { from: string; to: string; days: readonly string[] },
  rules: TenantRules,
): Promise<PricedWork[]> {
  const { rows } = await sql<Found>`
    select i.start_date as day, c.approved_minutes as "approvedMinutes",
      coalesce((extract(epoch from i.ends_at - i.starts_at) / 60)::int, 0) as planned,
      r.unit, r.price_minor as "priceMinor"
    from plus_crew g
    join plus_crew_member m on m.tenant_id = g.tenant_id and m.plus_crew_id = g.id
    join crew_item i on i.tenant_id = m.tenant_id and i.person_id = m.person_id
    join project p on p.tenant_id = i.tenant_id and p.id = i.project_id
    left join crew_check c on c.tenant_id = i.tenant_id and c.crew_item_id = i.id and c.state = 'signedOff'
    ${priceOfWork(sql.ref('g.currency'))}
    where g.id = ${plusCrewId}
      and (i.start_date between ${from} and ${to} or i.start_date = any(${sql.val([...days])}::date[]))
      and i.status ${oneOf(bookedStates)}
    order by i.start_date, i.id`.execute(db);
  return rows.map(({ day, approvedMinutes, planned, unit, priceMinor }) => ({
    day,
    approvedMinutes,
    plannedMinutes: planned - requiredBreak(planned, rules),
    price: unit === null || priceMinor === null ? null : { unit, priceMinor: Number(priceMinor) },
  }));
}
