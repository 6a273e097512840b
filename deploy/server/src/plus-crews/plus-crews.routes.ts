import type { plusCrews } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const plusCrewsRoutes: AreaRoutes<typeof plusCrews> = {};
