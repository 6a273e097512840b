import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { QuotaTerms } from '@callboard/domain';
import { fullName } from '#platform/db/expression/full-name.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import { anyOf, anyOfOnce } from '#platform/db/expression/any-of.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { asLines, stringAgg, linesByFirst, nullIfEmpty } from '#platform/db/expression/lines.ts';
import type { Db } from '#platform/db/tables.ts';
import { homes } from './vacancies.db.ts';

type Month = { first: string; last: string };

type Figures = { ratings: string | null; minutes: string | null; terms: string | null };

const rating = asLines([sql`"personId"`, sql`round(avg(stars), 2)`, sql`count(*)`]);
const minutes = asLines([sql`"personId"`, sql`floor(date_part('epoch', sum("endsAt" - "startsAt")) / 60)`]);
const term = asLines([
  sql`"staffContract"."personId"`,
  sql`greatest("staffContractVersion"."validFrom", "staffContract"."validFrom")`,
  sql`"staffContract"."validUntil"`,
  sql`"staffContractVersion"."monthMinutes"`,
  sql`array_to_string("staffContractVersion"."weekdayMinutes", ',')`,
]);
/** What people are compared by, gathered once for hundreds of them. */
async function figuresOfPeople(db: Db, people: readonly string[], { first, last }: Month) {
  const { once, any } = anyOfOnce(people);
  const { rows } = await sql<Figures>`with ${once} select
    (select ${stringAgg(sql<string>`line`)} from (select ${rating} as line from "crewRating"
      where "personId" = ${any} group by "personId") rated) as ratings,
    (select ${stringAgg(sql<string>`line`)} from (select ${minutes} as line from "crewItem"
      where "personId" = ${any} and "startDate" >= ${first} and "startDate" <= ${last} and status ${oneOf(crewItemGroups.planned)}
      group by "personId") planned) as minutes,
    (select ${stringAgg(term, sql`"staffContractVersion"."validFrom" desc`)} from "staffContract"
      join "staffContractVersion" on "staffContractVersion"."contractId" = "staffContract".id
      where "staffContract"."personId" = ${any}) as terms`.execute(db);
  const lines = (of: keyof Figures) => rows[0]?.[of] ?? null;
  return {
    ratings: linesByFirst(lines('ratings'), ([average, count]) => ({
      average: Number(average),
      count: Number(count),
    })),
    minutes: linesByFirst(lines('minutes'), ([sum]) => Number(sum)),
    terms: linesByFirst(
      lines('terms'),
      ([from = '', until, monthMinutes, weekdayMinutes = '']): QuotaTerms => ({
        from,
        until: nullIfEmpty(until),
        weekdayMinutes: weekdayMinutes.split(',').map(Number),
        monthMinutes: monthMinutes ? Number(monthMinutes) : null,
      }),
    ),
  };
}

/** People in the order of their ids: whoever compares alike stands in it. */
export async function candidateRows(db: Db, people: readonly string[], month: Month) {
  const rows = await db
    .selectFrom('person')
    .where(sql<boolean>`person.id = ${anyOf(people)}`)
    .orderBy('id')
    .select(['id', fullName('person').as('name'), 'kind', 'city', 'country'])
    .execute();
  const towns = await db.selectFrom(homes(db)).select(['town.city', 'town.country', 'town.home']).execute();
  const townOf = (city: string, country: string) => `${country}\n${city}`;
  const homeOf = new Map(towns.map((town) => [townOf(town.city, town.country), town.home]));
  const figures = await figuresOfPeople(db, people, month);
  return rows.map(({ country, ...row }) => ({
    ...row,
    home: homeOf.get(townOf(row.city, country)) ?? null,
    rating: figures.ratings.get(row.id)?.[0] ?? { average: null, count: 0 },
    plannedMinutes: figures.minutes.get(row.id)?.[0] ?? 0,
    terms: figures.terms.get(row.id) ?? [],
  }));
}
export type CandidateRow = Awaited<ReturnType<typeof candidateRows>>[number];

/** The last day that each of these people has worked: looked up one by one, for it is the end of an index. */
export async function lastDaysWorked(db: Db, people: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; day: string }>`select asked.id, latest."startDate" as day
    from unnest(${[...people]}::text[]) asked (id) cross join lateral (select "crewItem"."startDate" from "crewItem"
      where "crewItem"."personId" = asked.id and "crewItem".status ${oneOf(crewItemGroups.begun)}
        order by "crewItem"."startDate" desc limit 1) latest`.execute(db);
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** Who could be given work of a function: who has it, or whom the search names. */
export async function possiblePeople(
  db: Db,
  functionId: string,
  search: Search,
): Promise<{ people: string[]; total: number }> {
  let found = db.selectFrom('person').select('person.id').where('person.active', '=', true);
  found = found.where(hasAll(sql.ref('person.nameText'), search));
  if (search.length === 0)
    found = found.where(
      sql<boolean>`exists (select from "personFunction" where "personFunction"."personId" = person.id
        and "personFunction"."functionId" = ${functionId})`,
    );
  const people = (await found.orderBy('person.id').limit(2000).execute()).map(({ id }) => id);
  return { people, total: people.length };
}

/** Who has declined a place, or one just like it: the same crew, function and times. */
export async function declinedBy(db: Db, itemId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('crewItem')
    .innerJoin('crewItem as twin', (join) =>
      join.onRef('twin.crewId', '=', 'crewItem.crewId').onRef('twin.functionId', '=', 'crewItem.functionId'),
    )
    .select('twin.personId as id')
    .where('crewItem.id', '=', itemId)
    .where('twin.status', '=', 'refused')
    .where(sql<boolean>`twin."startsAt" is not distinct from "crewItem"."startsAt"`)
    .where(sql<boolean>`twin."endsAt" is not distinct from "crewItem"."endsAt"`)
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
