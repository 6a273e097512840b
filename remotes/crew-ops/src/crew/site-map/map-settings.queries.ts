import { query } from '@callboard/client';
import { settings } from '@callboard/contract';

/** The tenant's settings; among them where pictures of maps come from. */
export const tenantSettingsQuery = query(
  settings.tenantSettings,
  {},
  { staleTime: 10 * 60_000, meta: { offline: true } },
);
