import type { projectCrews } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const projectCrewsRoutes: AreaRoutes<typeof projectCrews> = {};
