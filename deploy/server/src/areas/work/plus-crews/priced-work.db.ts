import { bookedStates, requiredBreak } from '@callboard/domain';
import type { PricedWork, TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
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
    select i."startDate" as day, c."approvedMinutes",
      coalesce((extract(epoch from i."endsAt" - i."startsAt") / 60)::int, 0) as planned,
      r.unit, r."priceMinor"
    from "plusCrew" g
    join "plusCrewMember" m on m."plusCrewId" = g.id
    join "crewItem" i on i."personId" = m."personId"
    join project p on p.id = i."projectId"
    left join "crewCheck" c on c."crewItemId" = i.id and c.state = 'signedOff'
    ${priceOfWork(sql.ref('g.currency'))}
    where g.id = ${plusCrewId}
      and (i."startDate" between ${from} and ${to} or i."startDate" = any(${sql.val([...days])}::date[]))
      and i.status ${oneOf(bookedStates)}
    order by i."startDate", i.id`.execute(db);
  return rows.map(({ day, approvedMinutes, planned, unit, priceMinor }) => ({
    day,
    approvedMinutes,
    plannedMinutes: planned - requiredBreak(planned, rules),
    price: unit === null || priceMinor === null ? null : { unit, priceMinor: Number(priceMinor) },
  }));
}
