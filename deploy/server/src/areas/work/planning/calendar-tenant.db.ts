import { rulesWith } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

type Holiday = { region: string; day: string; caption: string };
type Found = { region: string | null; rules: Partial<TenantRules>; holidays: Holiday[] | null };

/** What the tenant has decided, and bank holidays: of regions, and of the tenant's own. */
export async function calendarTenant(db: Db, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<Found>`select "regionId" as region, rules,
    (select json_agg(json_build_object('region', "bankHoliday"."regionId", 'day', "bankHoliday".day, 'caption',
      "bankHoliday".caption) order by "bankHoliday".day)
      from "bankHoliday" where "bankHoliday".day >= ${from} and "bankHoliday".day <= ${to}) as holidays
    from "tenantSetting"`.execute(db);
  const [own] = rows;
  const byRegion = Map.groupBy(own?.holidays ?? [], ({ region }) => region);
  const holidaysOf = (region: string | null): readonly Holiday[] =>
    byRegion.get(region ?? own?.region ?? '') ?? [];
  return { rules: rulesWith(own?.rules), ownHolidays: holidaysOf(null), holidaysOf };
}
