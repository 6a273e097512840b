import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

/** In the order of their names. */
const peopleOfOffice = (db: Db) =>
  db
    .selectFrom('person as p')
    .select(['p.id', fullName('p').as('name')])
    .where('p.active', '=', true)
    .where(
      sql<boolean>`exists (select from login l join "loginType" t on t."loginId" = l.id
        where l."personId" = p.id and not l.blocked and t."loginType" = 'office')`,
    )
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id');

/** Everybody who works in the office and can sign in. */
export const officePeople = async (db: Db): Promise<string[]> =>
  (await peopleOfOffice(db).execute()).map(({ id }) => id);

/** Names enough to find one who answers. */
const namesAtMost = 3;

/** Whom of the office to ask. */
export const officeNames = async (db: Db): Promise<string[]> =>
  (await peopleOfOffice(db).limit(namesAtMost).execute()).map(({ name }) => name);
