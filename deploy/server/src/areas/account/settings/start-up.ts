import type { settings } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { publicUrl } from './public-url.ts';
import { settingsOfTenant } from './settings.db.ts';

export const startUp: Handler<typeof settings.startUp> = async (_, ctx) => {
  const found = await settingsOfTenant(ctx.db);
  return {
    name: ctx.tenant.name,
    faviconUrl: await publicUrl(found.faviconFileId, ctx),
    mobileTheme: found.mobileTheme,
    defaultLanguage: found.defaultLanguage,
    useUserLanguage: found.useUserLanguage,
    backgroundUrl: await publicUrl(found.backgroundFileId, ctx),
    backgroundColorCode: found.backgroundColorCode,
  };
};
