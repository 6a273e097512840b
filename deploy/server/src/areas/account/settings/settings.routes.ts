import type { MapSource, settings } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { pageMeta } from './page-meta.ts';
import { startUp } from './start-up.ts';
import { tenant } from './tenant.ts';
import { tenantCompanies } from './tenant-companies.ts';
import { tenantSettings } from './tenant-settings.ts';

export const settingsRoutes = (map: MapSource | null): AreaRoutes<typeof settings> => ({
  startUp,
  pageMeta,
  tenant,
  tenantSettings: tenantSettings(map),
  tenantCompanies,
});
