import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/page-of.ts';

/** People who plan or work in the office: one of them leads a project, one plans it. */
const leaders = (db: Db) =>
  db
    .selectFrom('person as n')
    .where('n.active', '=', true)
    .where(
      sql<boolean>`exists (select from login g
        join "loginType" t on t."loginId" = g.id
        where g."personId" = n.id and not g.blocked
          and t."loginType" in ('planners', 'operations', 'planning', 'office'))`,
    );

export const canLead = async (db: Db, id: string): Promise<boolean> =>
  (await leaders(db).select('n.id').where('n.id', '=', id).executeTakeFirst()) !== undefined;

export async function leaderRows(db: Db, wanted: { search: Search; limit: number; page: number }) {
  const text = sql`fold_text(concat_ws(' ', ${fullName('n')}, n."contactNumber"))`;
  const found = leaders(db).where(hasAll(text, wanted.search));
  return pageOf(
    found
      .select(['n.id', fullName('n').as('name'), 'n.contactNumber'])
      .orderBy('n.lastName')
      .orderBy('n.firstName')
      .orderBy('n.id'),
    wanted,
  );
}
