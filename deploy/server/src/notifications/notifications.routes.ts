import type { notifications } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const notificationsRoutes: AreaRoutes<typeof notifications> = {};
