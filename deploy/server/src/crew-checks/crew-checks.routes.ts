import type { crewChecks } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const crewChecksRoutes: AreaRoutes<typeof crewChecks> = {};
