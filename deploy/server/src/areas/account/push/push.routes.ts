import type { push } from '@callboard/contract';
import type { AreaRoutes } from '../../../platform/http/handler.ts';
import { notificationSettings, setNotificationSettings } from './notification-settings.ts';
import {
  deletePushNotificationSubscription,
  publicKey,
  pushSubscriptions,
  setPushNotificationSubscription,
} from './subscriptions.ts';
import { testPush } from './test-push.ts';

export const pushRoutes: AreaRoutes<typeof push> = {
  publicKey,
  pushSubscriptions,
  setPushNotificationSubscription,
  deletePushNotificationSubscription,
  testPush,
  notificationSettings,
  setNotificationSettings,
};
