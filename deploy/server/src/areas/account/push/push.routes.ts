import type { push } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { confirmTextCode } from './settings/confirm-text-code.ts';
import { notificationSettings, setNotificationSettings } from './settings/notification-settings.ts';
import { sendTextCode } from './settings/send-text-code.ts';
import {
  deletePushNotificationSubscription,
  publicKey,
  pushSubscriptions,
  setPushNotificationSubscription,
} from './send/subscriptions.ts';
import { testPush } from './send/test-push.ts';

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
