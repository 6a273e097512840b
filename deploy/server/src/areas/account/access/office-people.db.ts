import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

/** In the order of their names. */
const peopleOfOffice = (db: Db) =>
  db
    .selectFrom('person')
    .select(['person.id', fullName('person').as('name')])
    .where('person.active', '=', true)
    .where(
      sql<boolean>`exists (select from login join "loginType" on "loginType"."loginId" = login.id
        where login."personId" = person.id and not login.blocked and "loginType"."loginType" = 'office')`,
    )
    .orderBy('person.lastName')
    .orderBy('person.firstName')
    .orderBy('person.id');

/** Everybody who works in the office and can sign in. */
export const officePeople = async (db: Db): Promise<string[]> =>
  (await peopleOfOffice(db).execute()).map(({ id }) => id);

/** Names enough to find one who answers. */
const namesAtMost = 3;

/** Whom of the office to ask. */
export const officeNames = async (db: Db): Promise<string[]> =>
  (await peopleOfOffice(db).limit(namesAtMost).execute()).map(({ name }) => name);
