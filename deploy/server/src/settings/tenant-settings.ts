import type { settings } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { settingsOfTenant } from './settings.db.ts';

export const tenantSettings: Handler<typeof settings.tenantSettings> = async (_, { db }) => {
  const { mobileTheme, useUserLanguage, timeZone, contactEmail, contactPhone } = await settingsOfTenant(db);
  return { mobileTheme, useUserLanguage, timeZone, contactEmail, contactPhone };
};
