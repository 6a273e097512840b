import { infinite } from '@callboard/client';
import { notifications } from '@callboard/contract';

const perPage = 50;

export const notificationsQuery = (unread: boolean) =>
  infinite(
    notifications.notifications,
    { query: { limit: perPage, ...(unread && { unread: 'true' as const }) } },
    // Kept on the phone for this person, so that it can be read without network.
    { meta: { offline: true } },
  );
