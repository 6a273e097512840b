import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { insertAll } from '../seed.db.ts';
import { dayOfFeast, feasts } from './demo-bank-holidays.ts';

const regionOf: Readonly<Record<string, readonly string[]>> = {
  AT: ['AT-9', 'AT-9', 'AT-3'],
  DE: ['DE-BE', 'DE-BY'],
  GB: ['GB-LND'],
  ES: ['ES-CN'],
};

/** Bank holidays of two years, and where everybody lives. */
export async function seedBankHolidays(db: Db, { tenant, today, people }: Demo): Promise<void> {
  const year = Number(today.slice(0, 4));
  const rows = Object.entries(feasts).flatMap(([regionId, its]) =>
    [year, year + 1].flatMap((each) =>
      its.map(([when, caption]) => ({ regionId, day: dayOfFeast(when, each), caption })),
    ),
  );
  await insertAll(db, 'bankHoliday', rows);
  const own = tenant.timeZone === 'Europe/London' ? 'GB-LND' : 'AT-9';
  await db.updateTable('tenantSetting').set({ regionId: own }).where('regionId', 'is', null).execute();
  const homes = people.map(({ id, country }, at) => {
    const regions = regionOf[country] ?? [];
    return { id, region: regions[at % Math.max(1, regions.length)] ?? null };
  });
  for (const [region, those] of Map.groupBy(homes, (one) => one.region)) {
    if (region === null) continue;
    await db
      .updateTable('person')
      .set({ regionId: region })
      .where('regionId', 'is', null)
      .where(
        'id',
        'in',
        those.map(({ id }) => id),
      )
      .execute();
  }
}
