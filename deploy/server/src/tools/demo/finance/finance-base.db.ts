import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { Demo } from '../demo.ts';

/** People whom money is about: those who sign in as crew first, then others who have worked. */
export function earners({ people, personOf }: Demo, count: number): string[] {
  const first = ['crew', 'chief', 'everything'].flatMap((login) => personOf(login)?.id ?? []);
  const others = people.slice(20).flatMap(({ id, active }) => (active ? [id] : []));
  return [...new Set([...first, ...others])].slice(0, count);
}

/** What these people have worked, with what it was for. */
export const workedItems = (db: Db, people: readonly string[], from: string, to: string) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('project as p', 'p.id', 'i.project_id')
    .innerJoin('crew as k', 'k.id', 'i.crew_id')
    .innerJoin('function as f', 'f.id', 'i.function_id')
    .select([
      'i.id',
      'i.person_id as personId',
      'i.project_id as projectId',
      'i.start_date as day',
      'i.starts_at as startsAt',
      'i.ends_at as endsAt',
      'p.name as project',
      'p.number as projectNumber',
      'k.name as crew',
      'f.caption as function',
    ])
    .where('i.person_id', 'in', [...people])
    .where('i.status', 'in', ['done', 'cleared'])
    .where('i.start_date', '>=', from)
    .where('i.start_date', '<=', to)
    .orderBy('i.start_date')
    .orderBy('i.id')
    .execute();
export type Worked = Awaited<ReturnType<typeof workedItems>>[number];

export const clientProjects = (db: Db) =>
  db
    .selectFrom('project')
    .select(['id', 'number', 'name', 'company_id as companyId', 'begin_date as beginDate'])
    .where('kind', '=', 'client')
    .orderBy('number')
    .execute();

export const companiesByNumber = (db: Db) =>
  db.selectFrom('company').select(['id', 'name', 'currency']).orderBy('number').execute();

/** People with work on these days that the rate card of its project prices, those with the most of it first. */
export async function peopleWithPricedWork(
  db: Db,
  { from, to, currency }: { from: string; to: string; currency: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select i.person_id as id from crew_item i
    join project p on p.tenant_id = i.tenant_id and p.id = i.project_id
    join rate_card k on k.tenant_id = p.tenant_id and k.id = p.rate_card_id and k.currency = ${currency}
    join rate_card_item t on t.tenant_id = k.tenant_id and t.rate_card_id = k.id and t.function_id = i.function_id
    where i.start_date between ${from} and ${to} and i.person_id is not null
      and i.status in ('confirmed', 'ready', 'hasChanged', 'working', 'cleared')
    group by i.person_id order by count(*) desc, i.person_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Hours whose payrolls this seed has written itself: every past month, and this one of all but these people. */
export const knowPaid = async (db: Db, people: readonly string[], month: string): Promise<void> => {
  await sql`update crew_check c set payroll_at = c.approved_at from crew_item i
    where i.tenant_id = c.tenant_id and i.id = c.crew_item_id and c.state = 'signedOff'
      and (i.start_date < ${month} or c.person_id <> all(${sql.val([...people])}::text[]))`.execute(db);
};
