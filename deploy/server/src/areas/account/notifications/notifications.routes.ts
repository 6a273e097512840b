import type { notifications as contract } from '@callboard/contract';
import type { AreaRoutes } from '../../../platform/http/handler.ts';
import { notifications } from './notifications.ts';
import { readNotification, readNotifications } from './read-notifications.ts';

export const notificationsRoutes: AreaRoutes<typeof contract> = {
  notifications,
  readNotification,
  readNotifications,
};
