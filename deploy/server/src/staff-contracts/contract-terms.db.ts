import { addDays } from '@callboard/domain';
import type { ContractTerms } from '@callboard/domain';
import type { Db } from '../db/tables.ts';

const earlier = (a: string, b: string | null): string => (b !== null && b < a ? b : a);

/** What the contracts of these people say, day by day without a gap between versions; the newest holds. */
export async function termsOfPeople(
  db: Db,
  people: readonly string[],
): Promise<Map<string, ContractTerms[]>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff_contract_version as v')
    .innerJoin('staff_contract as c', (join) =>
      join.onRef('c.tenant_id', '=', 'v.tenant_id').onRef('c.id', '=', 'v.contract_id'),
    )
    .select([
      'c.id as contractId',
      'c.person_id as personId',
      'c.valid_from as begins',
      'c.valid_until as ends',
      'v.valid_from as from',
      'v.weekday_minutes as weekdayMinutes',
      'v.month_minutes as monthMinutes',
      'v.days_per_week as daysPerWeek',
      'v.full_time_days as fullTimeDays',
      'v.vacation_days as vacationDays',
    ])
    .where('c.person_id', 'in', [...people])
    .orderBy('c.person_id')
    .orderBy('c.valid_from')
    .orderBy('v.valid_from')
    .execute();
  const terms = rows.map((row, at) => {
    const next = rows[at + 1];
    const until = next?.contractId === row.contractId ? addDays(next.from, -1) : row.ends;
    return {
      personId: row.personId,
      from: row.from < row.begins ? row.begins : row.from,
      until: until === null ? null : earlier(until, row.ends),
      weekdayMinutes: row.weekdayMinutes,
      monthMinutes: row.monthMinutes,
      daysPerWeek: Number(row.daysPerWeek),
      fullTimeDays: Number(row.fullTimeDays),
      vacationDays: Number(row.vacationDays),
    };
  });
  return Map.groupBy(terms, ({ personId }) => personId);
}

/** Bank holidays of the region that each person lives in, or else of the tenant's own. */
export async function bankHolidaysOfPeople(
  db: Db,
  people: readonly string[],
): Promise<(personId: string) => ReadonlyMap<string, string>> {
  const none: ReadonlyMap<string, string> = new Map();
  if (people.length === 0) return () => none;
  const own = await db.selectFrom('tenant_setting').select('region_id as id').executeTakeFirst();
  const regions = new Map(
    (
      await db
        .selectFrom('person')
        .select(['id', 'region_id'])
        .where('id', 'in', [...people])
        .execute()
    ).map(({ id, region_id }) => [id, region_id ?? own?.id ?? null]),
  );
  const wanted = [...new Set([...regions.values()].filter((id) => id !== null))];
  if (wanted.length === 0) return () => none;
  const rows = await db
    .selectFrom('bank_holiday')
    .select(['region_id as region', 'day', 'caption'])
    .where('region_id', 'in', wanted)
    .execute();
  const byRegion = new Map(
    [...Map.groupBy(rows, ({ region }) => region)].map(([region, days]) => [
      region,
      new Map(days.map(({ day, caption }) => [day, caption])),
    ]),
  );
  return (personId) => byRegion.get(regions.get(personId) ?? '') ?? none;
}
