import { query } from '@callboard/client';
import { push } from '@callboard/contract';

export const settingsQuery = () => query(push.notificationSettings, {}, { meta: { offline: true } });
export const devicesQuery = () =>
  query(push.pushSubscriptions, { query: { limit: 1000, page: 1 } }, { meta: { offline: true } });
