import type { MapSource, settings } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { settingsOfTenant } from './settings.db.ts';

export const tenantSettings =
  (map: MapSource | null): Handler<typeof settings.tenantSettings> =>
  async (_, { db }) => {
    const { mobileTheme, useUserLanguage, timeZone, contactEmail, contactPhone } = await settingsOfTenant(db);
    return { mobileTheme, useUserLanguage, timeZone, contactEmail, contactPhone, map };
  };
