import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';

/** Names of these people as everybody reads them, in their order. */
export async function namesOf(db: Db, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('person as p')
    .select(fullName('p').as('name'))
    .where('p.id', 'in', [...people])
    .orderBy('p.last_name')
    .orderBy('p.first_name')
    .orderBy('p.id')
    .execute();
  return rows.map(({ name }) => name);
}
