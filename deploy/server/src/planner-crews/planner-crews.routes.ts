import type { plannerCrews } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const plannerCrewsRoutes: AreaRoutes<typeof plannerCrews> = {};
