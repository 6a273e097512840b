import type { live } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const liveRoutes: AreaRoutes<typeof live> = {};
