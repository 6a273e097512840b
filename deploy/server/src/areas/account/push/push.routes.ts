import type { push } from '@callboard/contract';
import type { AreaRoutes } from '../../../platform/http/handler.ts';
import {
  deletePushNotificationSubscription,
  publicKey,
  pushSubscriptions,
  setPushNotificationSubscription,
} from './subscriptions.ts';

export const pushRoutes: AreaRoutes<typeof push> = {
  publicKey,
  pushSubscriptions,
  setPushNotificationSubscription,
  deletePushNotificationSubscription,
};
