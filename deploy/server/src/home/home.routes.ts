import type { home } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const homeRoutes: AreaRoutes<typeof home> = {};
