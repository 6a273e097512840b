import { settings } from '@callboard/contract';
import { query } from '@callboard/client';

/** How to reach the tenant; readable without network. */
export const contactQuery = () =>
  query(settings.tenantSettings, {}, { staleTime: 10 * 60_000, meta: { offline: true } });
