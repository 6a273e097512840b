import type { staffContracts } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const staffContractsRoutes: AreaRoutes<typeof staffContracts> = {};
