import type { jobs } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const jobsRoutes: AreaRoutes<typeof jobs> = {};
