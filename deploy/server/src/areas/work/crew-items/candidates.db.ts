import { begunStates, plannedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { QuotaTerms } from '@callboard/domain';
import { fullName } from '../../../platform/db/full-name.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { anyOf, anyOfOnce } from '../../../platform/db/any-of.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { asLines, stringAgg, linesByFirst, nullIfEmpty } from '../../../platform/db/lines.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { homes } from './vacancies.db.ts';

type Month = { first: string; last: string };

type Figures = { ratings: string | null; minutes: string | null; terms: string | null };

const rating = asLines([sql`person_id`, sql`round(avg(stars), 2)`, sql`count(*)`]);
const minutes = asLines([sql`person_id`, sql`floor(date_part('epoch', sum(ends_at - starts_at)) / 60)`]);
const term = asLines([
  sql`c.person_id`,
  sql`greatest(v.valid_from, c.valid_from)`,
  sql`c.valid_until`,
  sql`v.month_minutes`,
  sql`array_to_string(v.weekday_minutes, ',')`,
]);
/** What people are compared by, gathered once for hundreds of them. */
async function figuresOfPeople(db: Db, people: readonly string[], { first, last }: Month) {
  const { once, any } = anyOfOnce(people);
  const { rows } = await sql<Figures>`with ${once} select
    (select ${stringAgg(sql<string>`line`)} from (select ${rating} as line from crew_rating
      where person_id = ${any} group by person_id) r) as ratings,
    (select ${stringAgg(sql<string>`line`)} from (select ${minutes} as line from crew_item
      where person_id = ${any} and start_date >= ${first} and start_date <= ${last} and status ${oneOf(plannedStates)}
      group by person_id) i) as minutes,
    (select ${stringAgg(term, sql`v.valid_from desc`)} from staff_contract c
      join staff_contract_version v on v.tenant_id = c.tenant_id and v.contract_id = c.id
      where c.person_id = ${any}) as terms`.execute(db);
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
    .selectFrom('person as m')
    .where(sql<boolean>`m.id = ${anyOf(people)}`)
    .orderBy('m.id')
    .select(['m.id', fullName('m').as('name'), 'm.kind', 'm.city', 'm.country'])
    .execute();
  const towns = await db.selectFrom(homes(db)).select(['h.city', 'h.country', 'h.home']).execute();
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
  const { rows } = await sql<{ id: string; day: string }>`select m.id, w.start_date as day
    from unnest(${[...people]}::text[]) m (id) cross join lateral (select x.start_date from crew_item x
      where x.person_id = m.id and x.status ${oneOf(begunStates)} order by x.start_date desc limit 1) w`.execute(
    db,
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** Who could be given work of a function: who has it, or whom the search names. */
export async function possiblePeople(
  db: Db,
  functionId: string,
  search: Search,
): Promise<{ people: string[]; total: number }> {
  let found = db.selectFrom('person as m').select('m.id').where('m.active', '=', true);
  found = found.where(hasAll(sql`fold_text(${fullName('m')})`, search));
  if (search.length === 0)
    found = found.where(
      sql<boolean>`exists (select from person_function x where x.tenant_id = m.tenant_id
        and x.person_id = m.id and x.function_id = ${functionId})`,
    );
  const people = (await found.orderBy('m.id').limit(2000).execute()).map(({ id }) => id);
  return { people, total: people.length };
}

/** Who has declined a place, or one just like it: the same crew, function and times. */
export async function declinedBy(db: Db, itemId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('crew_item as i')
    .innerJoin('crew_item as d', (join) =>
      join
        .onRef('d.tenant_id', '=', 'i.tenant_id')
        .onRef('d.crew_id', '=', 'i.crew_id')
        .onRef('d.function_id', '=', 'i.function_id'),
    )
    .select('d.person_id as id')
    .where('i.id', '=', itemId)
    .where('d.status', '=', 'refused')
    .where(sql<boolean>`d.starts_at is not distinct from i.starts_at`)
    .where(sql<boolean>`d.ends_at is not distinct from i.ends_at`)
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
