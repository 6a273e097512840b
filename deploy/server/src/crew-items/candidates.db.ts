import { sql } from 'kysely';
import type { ContractTerms } from '@callboard/domain';
import type { Db } from '../db/tables.ts';
import { homes } from './vacancies.db.ts';
import { likePattern } from '../db/like-pattern.ts';

type Month = { first: string; last: string };

/** What people are compared by, in one query. */
export const candidateRows = (db: Db, people: readonly string[], { first, last }: Month) =>
  db
    .selectFrom('person as m')
    .leftJoin(homes(db), (join) => join.onRef('h.city', '=', 'm.city').onRef('h.country', '=', 'm.country'))
    .where('m.id', 'in', [...people])
    .select([
      'm.id',
      sql<string>`m.first_name || ' ' || m.last_name`.as('name'),
      'm.kind',
      'm.city',
      'h.home',
      sql<{ average: number | null; count: number }>`(select json_build_object(
        'average', round(avg(r.stars), 2), 'count', count(*)) from crew_rating r
        where r.tenant_id = m.tenant_id and r.person_id = m.id)`.as('rating'),
      sql<string | null>`(select max(x.start_date) from crew_item x where x.tenant_id = m.tenant_id
        and x.person_id = m.id and x.status in ('working', 'done', 'cleared'))`.as('lastWorkedOn'),
      sql<number>`(select coalesce(sum(extract(epoch from x.ends_at - x.starts_at)), 0)::bigint / 60
        from crew_item x where x.tenant_id = m.tenant_id and x.person_id = m.id
        and x.start_date between ${first} and ${last} and x.status in ('requested', 'confirmed', 'ready',
          'hasChanged', 'working', 'done', 'cleared'))`.as('plannedMinutes'),
      sql<
        ContractTerms[]
      >`coalesce((select json_agg(json_build_object('from', greatest(v.valid_from, c.valid_from),
        'until', c.valid_until, 'weekdayMinutes', v.weekday_minutes, 'monthMinutes', v.month_minutes)
        order by v.valid_from desc)
        from staff_contract c join staff_contract_version v
          on v.tenant_id = c.tenant_id and v.contract_id = c.id
        where c.tenant_id = m.tenant_id and c.person_id = m.id), '[]')`.as('terms'),
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
