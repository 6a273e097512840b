import type { Db } from '../../db/tables.ts';
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
    .innerJoin('function as f', 'f.id', 'i.function_id')
    .select([
      'i.id',
      'i.person_id as personId',
      'i.project_id as projectId',
      'i.start_date as day',
      'i.starts_at as startsAt',
      'i.ends_at as endsAt',
      'p.name as project',
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
