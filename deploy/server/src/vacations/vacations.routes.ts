import type { vacations } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const vacationsRoutes: AreaRoutes<typeof vacations> = {};
