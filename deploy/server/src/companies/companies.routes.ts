import type { companies } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const companiesRoutes: AreaRoutes<typeof companies> = {};
