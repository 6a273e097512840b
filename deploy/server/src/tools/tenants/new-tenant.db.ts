import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import type { NewTenant } from './arguments/read-create.ts';

type Row<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'tenantId'>;
export type Entry = Row<'catalogueEntry'>;

export const insertEntries = async (db: Db, rows: readonly Entry[]): Promise<void> => {
  await db
    .insertInto('catalogueEntry')
    .values([...rows])
    .execute();
};
export const insertDocumentTypes = async (db: Db, rows: readonly Row<'documentType'>[]): Promise<void> => {
  await db
    .insertInto('documentType')
    .values([...rows])
    .execute();
};
export const insertSkills = async (db: Db, rows: readonly Row<'skill'>[]): Promise<void> => {
  await db
    .insertInto('skill')
    .values([...rows])
    .execute();
};
export const insertFunctions = async (db: Db, rows: readonly Row<'function'>[]): Promise<void> => {
  await db
    .insertInto('function')
    .values([...rows])
    .execute();
};

/** Rules stay empty: what the product holds where a tenant has not decided. */
export async function insertSettings(db: Db, tenant: NewTenant): Promise<void> {
  await db
    .insertInto('tenantSetting')
    .values({
      defaultLanguage: tenant.language,
      mobileTheme: tenant.theme,
      useUserLanguage: tenant.useUserLanguage,
      timeZone: tenant.timeZone,
      metaHostName: tenant.name,
      metaDescription: tenant.name,
      contactEmail: tenant.office.email,
      contactPhone: '',
    })
    .execute();
}

type Ids = { readonly personId: string; readonly contactId: string; readonly loginId: string };

const number = 'C-10001';

/** The person, as a contact too, and a login that has no password yet. */
export async function insertOffice(
  db: Db,
  { personId, contactId, loginId }: Ids,
  { office, timeZone, language }: NewTenant,
): Promise<void> {
  const { firstName, lastName, email, login } = office;
  await db
    .insertInto('person')
    .values({
      id: personId,
      contactNumber: number,
      firstName,
      lastName,
      email,
      phone: '',
      city: '',
      country: '',
      timeZone,
      active: true,
      pictureState: 'none',
    })
    .execute();
  await db
    .insertInto('contact')
    .values({
      id: contactId,
      number,
      kind: 'person',
      name: `${firstName} ${lastName}`,
      email,
      personId,
    })
    .execute();
  await db
    .insertInto('login')
    .values({ id: loginId, name: login, tokenType: 'user', personId, language })
    .execute();
  await db.insertInto('loginType').values({ loginId, loginType: 'office' }).execute();
}

export async function insertRights(
  db: Db,
  loginId: string,
  rights: readonly (readonly [name: string, permission: string])[],
  mailbox: readonly string[],
): Promise<void> {
  const rows = rights.map(([rightName, permission]) => ({ loginId, rightName, permission }));
  await db.insertInto('loginRight').values(rows).execute();
  await db
    .insertInto('loginMailboxRight')
    .values(mailbox.map((rightName) => ({ loginId, rightName, permission: 'READ' })))
    .execute();
}
