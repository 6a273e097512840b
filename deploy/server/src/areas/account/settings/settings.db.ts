import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

export const settingsOfTenant = (db: Db) =>
  db
    .selectFrom('tenant_setting')
    .select([
      'default_language as defaultLanguage',
      'mobile_theme as mobileTheme',
      'use_user_language as useUserLanguage',
      'time_zone as timeZone',
      'favicon_file_id as faviconFileId',
      'background_file_id as backgroundFileId',
      'background_color_code as backgroundColorCode',
      'meta_host_name as metaHostName',
      'meta_description as metaDescription',
      'contact_email as contactEmail',
      'contact_phone as contactPhone',
    ])
    .executeTakeFirstOrThrow();

export async function companiesOfTenant(db: Db, page: { limit: number; page: number }) {
  const { total } = await db
    .selectFrom('tenant_company')
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('tenant_company')
    .select(['id', 'name', 'country'])
    .orderBy('name')
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { items, total };
}

/** The tenant that `db` is bound to; no other can be seen. */
export const nameOfTenant = async (db: Db): Promise<string> =>
  (await db.selectFrom('tenant').select('name').executeTakeFirstOrThrow()).name;
