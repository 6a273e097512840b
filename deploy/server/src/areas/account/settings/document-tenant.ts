import type { EdgeOptions } from '@callboard/edge';
import type { Database } from '#platform/db/database.ts';
import { tenantOfHost, withTenant } from '#platform/db/with-tenant.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { hostNameOf } from '#platform/http/request-facts.ts';
import { publicUrl } from './public-url.ts';
import { nameOfTenant, settingsOfTenant } from './settings.db.ts';

/** What a document shows of the tenant of its host before any script. */
export const documentTenant =
  (database: Database, around: Pick<Ctx, 'keys' | 'now'>): NonNullable<EdgeOptions['tenantOf']> =>
  async (request) => {
    const id = await tenantOfHost(database, hostNameOf(request.host));
    if (id === null) return null;
    return withTenant(
      database,
      id,
      async (db) => {
        const found = await settingsOfTenant(db);
        return {
          name: await nameOfTenant(db),
          title: found.metaHostName,
          description: found.metaDescription,
          theme: found.mobileTheme,
          defaultLanguage: found.defaultLanguage,
          useUserLanguage: found.useUserLanguage,
          colour: found.backgroundColorCode,
          picture: await publicUrl(found.backgroundFileId, { ...around, db, tenant: { id } }),
          icon: found.faviconFileId,
        };
      },
      { readOnly: true },
    );
  };
