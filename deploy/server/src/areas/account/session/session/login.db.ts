import { sql } from 'kysely';
import type { Language, LoginType, MailboxRights, Rights, TokenType } from '@callboard/contract';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

/** A login with all that a token and a caller say about it. */
export type Login = {
  id: string;
  name: string;
  tokenType: TokenType;
  subject: string | null;
  passwordHash: string | null;
  /** Blocked itself, or its person has left. */
  blocked: boolean;
  language: Language | null;
  personId: string | null;
  personName: string | null;
  email: string | null;
  contactNumber: string | null;
  loginTypes: LoginType[];
};

const logins = (db: Db) =>
  db
    .selectFrom('login')
    .leftJoin('person', 'person.id', 'login.personId')
    .select([
      'login.id',
      'login.name',
      'login.tokenType',
      'login.subject',
      'login.passwordHash',
      'login.language',
      'login.personId',
      'person.email',
      'person.contactNumber',
      sql<boolean>`login.blocked or not coalesce(person.active, true)`.as('blocked'),
      fullName<string | null>('person').as('personName'),
      sql<LoginType[]>`array(select "loginType"."loginType" from "loginType"
        where "loginType"."loginId" = login.id order by 1)`.as('loginTypes'),
    ]);

export const loginByName = (db: Db, name: string): Promise<Login | undefined> =>
  logins(db)
    .where(sql`lower(login.name)`, '=', sql`lower(${name.trim()})`)
    .executeTakeFirst();

export const loginById = (db: Db, id: string): Promise<Login> =>
  logins(db).where('login.id', '=', id).executeTakeFirstOrThrow();

const byName = (rows: { name: string; permissions: string[] }[]) =>
  Object.fromEntries(rows.map(({ name, permissions }) => [name, permissions]));

/** The rights of this moment. */
export async function rightsOf(
  db: Db,
  loginId: string,
): Promise<{ rights: Rights; mailboxRights: MailboxRights }> {
  const read = (table: 'loginRight' | 'loginMailboxRight') =>
    db
      .selectFrom(table)
      .select([
        'rightName as name',
        sql<string[]>`array_agg(permission order by permission)`.as('permissions'),
      ])
      .where('loginId', '=', loginId)
      .groupBy('rightName')
      .orderBy('rightName')
      .execute();
  return {
    rights: byName(await read('loginRight')),
    mailboxRights: byName(await read('loginMailboxRight')),
  };
}

export const setPasswordHash = async (db: Db, loginId: string, passwordHash: string): Promise<void> => {
  await db.updateTable('login').set({ passwordHash }).where('id', '=', loginId).execute();
};

export const setLanguage = async (db: Db, loginId: string, language: Language): Promise<void> => {
  await db.updateTable('login').set({ language }).where('id', '=', loginId).execute();
};
