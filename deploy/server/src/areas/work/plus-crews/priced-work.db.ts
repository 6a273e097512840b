import { crewItemGroups, requiredBreak } from '@callboard/domain';
import type { PricedWork, TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
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
    select "crewItem"."startDate" as day, "crewCheck"."approvedMinutes",
      coalesce((extract(epoch from "crewItem"."endsAt" - "crewItem"."startsAt") / 60)::int, 0) as planned,
      price.unit, price."priceMinor"
    from "plusCrew"
    join "plusCrewMember" on "plusCrewMember"."plusCrewId" = "plusCrew".id
    join "crewItem" on "crewItem"."personId" = "plusCrewMember"."personId"
    join project on project.id = "crewItem"."projectId"
    left join "crewCheck" on "crewCheck"."crewItemId" = "crewItem".id and "crewCheck".state = 'signedOff'
    ${priceOfWork(sql.ref('plusCrew.currency'))}
    where "plusCrew".id = ${plusCrewId}
      and ("crewItem"."startDate" between ${from} and ${to}
        or "crewItem"."startDate" = any(${sql.val([...days])}::date[]))
      and "crewItem".status ${oneOf(crewItemGroups.booked)}
    order by "crewItem"."startDate", "crewItem".id`.execute(db);
  return rows.map(({ day, approvedMinutes, planned, unit, priceMinor }) => ({
    day,
    approvedMinutes,
    plannedMinutes: planned - requiredBreak(planned, rules),
    price: unit === null || priceMinor === null ? null : { unit, priceMinor: Number(priceMinor) },
  }));
}
