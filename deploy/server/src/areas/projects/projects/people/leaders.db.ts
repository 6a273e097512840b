import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

/** People who plan or work in the office: one of them leads a project, one plans it. */
const leaders = (db: Db) =>
  db
    .selectFrom('person')
    .where('person.active', '=', true)
    .where(
      sql<boolean>`exists (select from login
        join "loginType" on "loginType"."loginId" = login.id
        where login."personId" = person.id and not login.blocked
          and "loginType"."loginType" in ('planners', 'operations', 'planning', 'office'))`,
    );

export const canLead = async (db: Db, id: string): Promise<boolean> =>
  (await leaders(db).select('person.id').where('person.id', '=', id).executeTakeFirst()) !== undefined;

export async function leaderRows(db: Db, wanted: { search: Search; limit: number; page: number }) {
  const text = sql`fold_text(concat_ws(' ', ${fullName('person')}, person."contactNumber"))`;
  const found = leaders(db).where(hasAll(text, wanted.search));
  return pageOf(
    found
      .select(['person.id', fullName('person').as('name'), 'person.contactNumber'])
      .orderBy('person.lastName')
      .orderBy('person.firstName')
      .orderBy('person.id'),
    wanted,
  );
}
