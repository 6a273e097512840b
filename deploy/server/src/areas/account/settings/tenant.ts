import type { settings } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { publicUrl } from './public-url.ts';
import { settingsOfTenant } from './settings.db.ts';
import { tenantRules } from './tenant-rules.db.ts';

export const tenant: Handler<typeof settings.tenant> = async (_, ctx) => {
  const { defaultLanguage, mobileTheme, backgroundFileId, backgroundColorCode } = await settingsOfTenant(
    ctx.db,
  );
  return {
    id: ctx.tenant.id,
    name: ctx.tenant.name,
    defaultLanguage,
    mobileTheme,
    backgroundUrl: await publicUrl(backgroundFileId, ctx),
    backgroundColorCode,
    rules: await tenantRules(ctx.db),
  };
};
