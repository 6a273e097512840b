import type { push } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const pushRoutes: AreaRoutes<typeof push> = {};
