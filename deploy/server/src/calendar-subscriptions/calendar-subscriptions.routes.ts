import type { calendarSubscriptions } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const calendarSubscriptionsRoutes: AreaRoutes<typeof calendarSubscriptions> = {};
