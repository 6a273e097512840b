import type { Db } from '../../../platform/db/tables.ts';

/** Everybody who works in the office and can sign in. */
export async function officePeople(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('login as l')
    .innerJoin('login_type as t', (join) =>
      join.onRef('t.tenant_id', '=', 'l.tenant_id').onRef('t.login_id', '=', 'l.id'),
    )
    .select('l.person_id as id')
    .distinct()
    .where('t.login_type', '=', 'office')
    .where('l.blocked', '=', false)
    .where('l.person_id', 'is not', null)
    .orderBy('l.person_id')
    .execute();
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}
