import { addDays } from '@callboard/domain';
import type { ContractTerms } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { asLines, stringAgg, nullIfEmpty, readLines } from '#platform/db/expression/lines.ts';
import type { Db } from '#platform/db/tables.ts';

const earlier = (a: string, b: string | null): string => (b !== null && b < a ? b : a);

const term = asLines([
  sql`"staffContract".id`,
  sql`"staffContract"."personId"`,
  sql`"staffContract"."validFrom"`,
  sql`"staffContract"."validUntil"`,
  sql`"staffContractVersion"."validFrom"`,
  sql`array_to_string("staffContractVersion"."weekdayMinutes", ',')`,
  sql`"staffContractVersion"."monthMinutes"`,
  sql`"staffContractVersion"."daysPerWeek"`,
  sql`"staffContractVersion"."fullTimeDays"`,
  sql`"staffContractVersion"."vacationDays"`,
]);
const byStart = sql`"staffContract"."personId", "staffContract"."validFrom", "staffContractVersion"."validFrom"`;

const termIn = ([
  contractId = '',
  personId = '',
  begins = '',
  ends,
  from = '',
  ...cells
]: readonly string[]) => {
  const [weekdayMinutes = '', monthMinutes, daysPerWeek, fullTimeDays, vacationDays] = cells;
  return {
    contractId,
    personId,
    begins,
    ends: nullIfEmpty(ends),
    from,
    weekdayMinutes: weekdayMinutes.split(',').map(Number),
    monthMinutes: monthMinutes ? Number(monthMinutes) : null,
    daysPerWeek: Number(daysPerWeek),
    fullTimeDays: Number(fullTimeDays),
    vacationDays: Number(vacationDays),
  };
};

/** What the contracts of these people say, day by day without a gap between versions; the newest holds. */
export async function termsOfPeople(
  db: Db,
  people: readonly string[],
): Promise<Map<string, ContractTerms[]>> {
  if (people.length === 0) return new Map();
  const { rows: found } = await sql<{ lines: string | null }>`
    select ${stringAgg(term, byStart)} as lines
    from "staffContractVersion" join "staffContract" on "staffContract".id = "staffContractVersion"."contractId"
    where "staffContract"."personId" = ${anyOf(people)}`.execute(db);
  const rows = readLines(found[0]?.lines ?? null, termIn);
  const terms = rows.map((row, at) => {
    const next = rows[at + 1];
    const until = next?.contractId === row.contractId ? addDays(next.from, -1) : row.ends;
    return {
      personId: row.personId,
      from: row.from < row.begins ? row.begins : row.from,
      until: until === null ? null : earlier(until, row.ends),
      weekdayMinutes: row.weekdayMinutes,
      monthMinutes: row.monthMinutes,
      daysPerWeek: row.daysPerWeek,
      fullTimeDays: row.fullTimeDays,
      vacationDays: row.vacationDays,
    };
  });
  return Map.groupBy(terms, ({ personId }) => personId);
}

const regionOf = asLines([sql`id`, sql`region`]);
type FoundHolidays = {
  regions: string | null;
  holidays: [region: string, day: string, caption: string][] | null;
};

/** Bank holidays of the region that each person lives in, or else of the tenant's own. */
export async function bankHolidaysOfPeople(
  db: Db,
  people: readonly string[],
): Promise<(personId: string) => ReadonlyMap<string, string>> {
  const none: ReadonlyMap<string, string> = new Map();
  if (people.length === 0) return () => none;
  const { rows } = await sql<FoundHolidays>`with own as materialized (select person.id,
      coalesce(person."regionId", (select "tenantSetting"."regionId" from "tenantSetting")) as region
      from person where person.id = ${anyOf(people)})
    select (select ${stringAgg(regionOf)} from own) as regions,
      (select json_agg(json_build_array("bankHoliday"."regionId", "bankHoliday".day, "bankHoliday".caption))
        from "bankHoliday"
        where "bankHoliday"."regionId" in (select region from own)) as holidays`.execute(db);
  const regions = new Map(readLines(rows[0]?.regions ?? null, ([id = '', region = '']) => [id, region]));
  const byRegion = new Map<string, Map<string, string>>();
  for (const [region, day, caption] of rows[0]?.holidays ?? []) {
    const days = byRegion.get(region) ?? new Map<string, string>();
    byRegion.set(region, days.set(day, caption));
  }
  return (personId) => byRegion.get(regions.get(personId) ?? '') ?? none;
}
