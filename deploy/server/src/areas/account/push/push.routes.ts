import type { push } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { confirmTextCode } from './confirm-text-code.ts';
import { notificationSettings, setNotificationSettings } from './notification-settings.ts';
import { sendTextCode } from './send-text-code.ts';
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
  sendTextCode,
  confirmTextCode,
};
