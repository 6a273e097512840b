import { sql } from 'kysely';
import type { ContractTerms } from '@callboard/domain';
import type { Db } from '../db/tables.ts';
import { homes } from './vacancies.db.ts';
import { likePattern } from '../db/like-pattern.ts';

type Month = { first: string; last: string };

const worked = sql`('working', 'done', 'cleared')`;

/**
 * What people are compared by, in one query. What is told of hundreds is gathered once for all of them; only the
 * last day of work is looked up for each, for it is the end of an index.
 */
export const candidateRows = (db: Db, people: readonly string[], { first, last }: Month) =>
  db
    .selectFrom('person as m')
    .leftJoin(homes(db), (join) => join.onRef('h.city', '=', 'm.city').onRef('h.country', '=', 'm.country'))
    .leftJoin(
      (of) =>
        of
          .selectFrom('crew_rating')
          .select([
            'person_id',
            sql<number>`round(avg(stars), 2)`.as('average'),
            sql<number>`count(*)`.as('count'),
          ])
          .where(sql<boolean>`person_id = any(${[...people]})`)
          .groupBy('person_id')
          .as('r'),
      (join) => join.onRef('r.person_id', '=', 'm.id'),
    )
    .leftJoin(
      (of) =>
        of
          .selectFrom('crew_item')
          .select([
            'person_id',
            sql<number>`sum(extract(epoch from ends_at - starts_at))::bigint / 60`.as('minutes'),
          ])
          .where(sql<boolean>`person_id = any(${[...people]})`)
          .where('start_date', '>=', first)
          .where('start_date', '<=', last)
          .where('status', 'in', [
            'requested',
            'confirmed',
            'ready',
            'hasChanged',
            'working',
            'done',
            'cleared',
          ])
          .groupBy('person_id')
          .as('w'),
      (join) => join.onRef('w.person_id', '=', 'm.id'),
    )
    .leftJoin(
      (of) =>
        of
          .selectFrom('staff_contract as c')
          .innerJoin('staff_contract_version as v', (join) =>
            join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.contract_id', '=', 'c.id'),
          )
          .select([
            'c.person_id',
            sql<ContractTerms[]>`json_agg(json_build_object('from', greatest(v.valid_from, c.valid_from),
              'until', c.valid_until, 'weekdayMinutes', v.weekday_minutes, 'monthMinutes', v.month_minutes)
              order by v.valid_from desc)`.as('terms'),
          ])
          .where(sql<boolean>`c.person_id = any(${[...people]})`)
          .groupBy('c.person_id')
          .as('t'),
      (join) => join.onRef('t.person_id', '=', 'm.id'),
    )
    .where(sql<boolean>`m.id = any(${[...people]})`)
    // Whoever compares alike stands in this order.
    .orderBy('m.id')
    .select([
      'm.id',
      sql<string>`m.first_name || ' ' || m.last_name`.as('name'),
      'm.kind',
      'm.city',
      'h.home',
      sql<{ average: number | null; count: number }>`json_build_object('average', r.average,
        'count', coalesce(r.count, 0))`.as('rating'),
      sql<string | null>`(select max(x.start_date) from crew_item x where x.tenant_id = m.tenant_id
        and x.person_id = m.id and x.status in ${worked})`.as('lastWorkedOn'),
      sql<number>`coalesce(w.minutes, 0)`.as('plannedMinutes'),
      sql<ContractTerms[]>`coalesce(t.terms, '[]')`.as('terms'),
    ])
    .execute();
export type CandidateRow = Awaited<ReturnType<typeof candidateRows>>[number];

/** Who could be given work of a function: who has it, or whom the search names. */
export async function possiblePeople(
  db: Db,
  functionId: string,
  terms: readonly string[],
): Promise<string[]> {
  let found = db.selectFrom('person as m').select('m.id').where('m.active', '=', true);
  for (const term of terms)
    found = found.where(sql<boolean>`(m.first_name || ' ' || m.last_name) ilike ${likePattern(term)}`);
  if (terms.length === 0)
    found = found.where(
      sql<boolean>`exists (select from person_function x where x.tenant_id = m.tenant_id
        and x.person_id = m.id and x.function_id = ${functionId})`,
    );
  return (await found.orderBy('m.id').limit(2000).execute()).map(({ id }) => id);
}
