import type { calendarSubscriptions } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { calendar } from './calendar.ts';
import {
  addPublicCalendarSubscription,
  deletePublicCalendarSubscription,
  publicCalendarSubscriptions,
  publicCalendarSubscriptionsRefresh,
  rotatePublicCalendarSubscription,
} from './subscriptions.ts';

export const calendarSubscriptionsRoutes: AreaRoutes<typeof calendarSubscriptions> = {
  publicCalendarSubscriptions,
  addPublicCalendarSubscription,
  rotatePublicCalendarSubscription,
  deletePublicCalendarSubscription,
  publicCalendarSubscriptionsRefresh,
  calendar,
};
