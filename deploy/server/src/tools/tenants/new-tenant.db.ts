import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../platform/db/tables.ts';
import type { NewTenant } from './read-create.ts';

type Row<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'tenant_id'>;
export type Entry = Row<'catalogue_entry'>;

export const insertEntries = async (db: Db, rows: readonly Entry[]): Promise<void> => {
  await db
    .insertInto('catalogue_entry')
    .values([...rows])
    .execute();
};
export const insertDocumentTypes = async (db: Db, rows: readonly Row<'document_type'>[]): Promise<void> => {
  await db
    .insertInto('document_type')
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
    .insertInto('tenant_setting')
    .values({
      default_language: tenant.language,
      mobile_theme: tenant.theme,
      use_user_language: tenant.useUserLanguage,
      time_zone: tenant.timeZone,
      meta_host_name: tenant.name,
      meta_description: tenant.name,
      contact_email: tenant.office.email,
      contact_phone: '',
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
      contact_number: number,
      first_name: firstName,
      last_name: lastName,
      email,
      phone: '',
      city: '',
      country: '',
      time_zone: timeZone,
      active: true,
      picture_state: 'none',
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
      person_id: personId,
    })
    .execute();
  await db
    .insertInto('login')
    .values({ id: loginId, name: login, token_type: 'user', person_id: personId, language })
    .execute();
  await db.insertInto('login_type').values({ login_id: loginId, login_type: 'office' }).execute();
}

export async function insertRights(
  db: Db,
  loginId: string,
  rights: readonly (readonly [name: string, permission: string])[],
  mailbox: readonly string[],
): Promise<void> {
  const rows = rights.map(([right_name, permission]) => ({ login_id: loginId, right_name, permission }));
  await db.insertInto('login_right').values(rows).execute();
  await db
    .insertInto('login_mailbox_right')
    .values(mailbox.map((right_name) => ({ login_id: loginId, right_name, permission: 'READ' })))
    .execute();
}
