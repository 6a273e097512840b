import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
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
    .selectFrom('crewItem as i')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('function as f', 'f.id', 'i.functionId')
    .select([
      'i.id',
      'i.personId',
      'i.projectId',
      'i.startDate as day',
      'i.startsAt',
      'i.endsAt',
      'p.name as project',
      'p.number as projectNumber',
      'k.name as crew',
      'f.caption as function',
    ])
    .where('i.personId', 'in', [...people])
    .where('i.status', 'in', ['done', 'cleared'])
    .where('i.startDate', '>=', from)
    .where('i.startDate', '<=', to)
    .orderBy('i.startDate')
    .orderBy('i.id')
    .execute();
export type Worked = Awaited<ReturnType<typeof workedItems>>[number];

export const clientProjects = (db: Db) =>
  db
    .selectFrom('project')
    .select(['id', 'number', 'name', 'companyId', 'beginDate'])
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
  const { rows } = await sql<{ id: string }>`select i."personId" as id from "crewItem" i
    join project p on p."tenantId" = i."tenantId" and p.id = i."projectId"
    join "rateCard" k on k."tenantId" = p."tenantId" and k.id = p."rateCardId" and k.currency = ${currency}
    join "rateCardItem" t on t."tenantId" = k."tenantId" and t."rateCardId" = k.id and t."functionId" = i."functionId"
    where i."startDate" between ${from} and ${to} and i."personId" is not null
      and i.status in ('confirmed', 'ready', 'hasChanged', 'working', 'cleared')
    group by i."personId" order by count(*) desc, i."personId"`.execute(db);
  return rows.map(({ id }) => id);
}

/** Hours whose payrolls this seed has written itself: every past month, and this one of all but these people. */
export const knowPaid = async (db: Db, people: readonly string[], month: string): Promise<void> => {
  await sql`update "crewCheck" c set "payrollAt" = c."approvedAt" from "crewItem" i
    where i."tenantId" = c."tenantId" and i.id = c."crewItemId" and c.state = 'signedOff'
      and (i."startDate" < ${month} or c."personId" <> all(${sql.val([...people])}::text[]))`.execute(db);
};
