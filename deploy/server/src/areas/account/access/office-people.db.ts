import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';

/** In the order of their names. */
const peopleOfOffice = (db: Db) =>
  db
    .selectFrom('person as p')
    .select(['p.id', fullName('p').as('name')])
    .where('p.active', '=', true)
    .where(
      sql<boolean>`exists (select from login l join login_type t on t.tenant_id = l.tenant_id and t.login_id = l.id
        where l.tenant_id = p.tenant_id and l.person_id = p.id and not l.blocked and t.login_type = 'office')`,
    )
    .orderBy('p.last_name')
    .orderBy('p.first_name')
    .orderBy('p.id');

/** Everybody who works in the office and can sign in. */
export const officePeople = async (db: Db): Promise<string[]> =>
  (await peopleOfOffice(db).execute()).map(({ id }) => id);

/** Names enough to find one who answers. */
const namesAtMost = 3;

/** Whom of the office to ask. */
export const officeNames = async (db: Db): Promise<string[]> =>
  (await peopleOfOffice(db).limit(namesAtMost).execute()).map(({ name }) => name);
