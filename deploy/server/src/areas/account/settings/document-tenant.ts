import type { EdgeOptions } from '@callboard/edge';
import type { Database } from '../../../platform/db/database.ts';
import { tenantOfHost, withTenant } from '../../../platform/db/with-tenant.ts';
import { hostNameOf } from '../../../platform/http/request-facts.ts';
import { nameOfTenant, settingsOfTenant } from './settings.db.ts';

/** What a document shows of the tenant of its host before any script. */
export const documentTenant =
  (database: Database): NonNullable<EdgeOptions['tenantOf']> =>
  async (request) => {
    const tenant = await tenantOfHost(database, hostNameOf(request.host));
    if (tenant === null) return null;
    const [name, found] = await withTenant(
      database,
      tenant,
      async (db) => [await nameOfTenant(db), await settingsOfTenant(db)] as const,
      { readOnly: true },
    );
    return {
      name,
      title: found.metaHostName,
      description: found.metaDescription,
      theme: found.mobileTheme,
      defaultLanguage: found.defaultLanguage,
      useUserLanguage: found.useUserLanguage,
      colour: found.backgroundColorCode,
    };
  };
