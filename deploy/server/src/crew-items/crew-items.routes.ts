import type { crewItems } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const crewItemsRoutes: AreaRoutes<typeof crewItems> = {};
