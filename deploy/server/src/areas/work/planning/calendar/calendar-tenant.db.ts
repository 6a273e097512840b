import { rulesWith } from '@callboard/domain';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/db/tables.ts';

/** What the tenant has decided, and bank holidays: of regions, and of the tenant's own. */
export async function calendarTenant(db: Db, { from, to }: { from: string; to: string }) {
  const own = await db
    .selectFrom('tenantSetting')
    .select(['regionId as region', 'rules'])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('bankHoliday')
          .where('day', '>=', from)
          .where('day', '<=', to)
          .select(['regionId as region', 'day', 'caption'])
          .orderBy('day'),
      ).as('holidays'),
    )
    .executeTakeFirst();
  const byRegion = Map.groupBy(own?.holidays ?? [], ({ region }) => region);
  const holidaysOf = (region: string | null): NonNullable<typeof own>['holidays'] =>
    byRegion.get(region ?? own?.region ?? '') ?? [];
  return { rules: rulesWith(own?.rules), ownHolidays: holidaysOf(null), holidaysOf };
}
