import type { exports } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const exportsRoutes: AreaRoutes<typeof exports> = {};
