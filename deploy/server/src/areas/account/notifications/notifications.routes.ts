import type { notifications as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { notification, notifications } from './notifications.ts';
import { readNotification, readNotifications, unreadNotifications } from './read-notifications.ts';

export const notificationsRoutes: AreaRoutes<typeof contract> = {
  notification,
  notifications,
  readNotification,
  readNotifications,
  unreadNotifications,
};
