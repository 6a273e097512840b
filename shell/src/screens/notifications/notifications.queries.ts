import { infinite, query, queryClient } from '@callboard/client';
import { notifications } from '@callboard/contract';
import type { AnswerOf, NotificationRow } from '@callboard/contract';

/** Kept on the phone for this person, so that it can be read without network. */
const readable = { meta: { offline: true } };

type NotificationList = AnswerOf<typeof notifications.notifications>;
const perPage = 50;

export const notificationsQuery = (unread: boolean) =>
  infinite(
    notifications.notifications,
    { query: { limit: perPage, ...(unread && { unread: 'true' as const }) } },
    readable,
  );

/** One that a list has brought already. */
const listed = (id: string): NotificationRow | undefined =>
  queryClient
    .getQueriesData<{ pages?: readonly NotificationList[] }>({ queryKey: notificationsQuery(false).queryKey })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((row) => row.id === id);

export const notificationQuery = (id: string) =>
  query(
    notifications.notification,
    { params: { id } },
    { ...readable, initialData: () => listed(id), initialDataUpdatedAt: 0 },
  );
