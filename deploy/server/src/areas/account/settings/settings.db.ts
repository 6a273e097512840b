import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

export const settingsOfTenant = (db: Db) =>
  db
    .selectFrom('tenantSetting')
    .select([
      'defaultLanguage',
      'mobileTheme',
      'useUserLanguage',
      'timeZone',
      'faviconFileId',
      'backgroundFileId',
      'backgroundColorCode',
      'metaHostName',
      'metaDescription',
      'contactEmail',
      'contactPhone',
    ])
    .executeTakeFirstOrThrow();

export async function companiesOfTenant(db: Db, page: { limit: number; page: number }) {
  const { total } = await db
    .selectFrom('tenantCompany')
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('tenantCompany')
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
