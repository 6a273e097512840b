import type { crewInfo } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const crewInfoRoutes: AreaRoutes<typeof crewInfo> = {};
