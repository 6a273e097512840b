import { query, queryClient } from '@callboard/client';
import { notifications } from '@callboard/contract';
import type { AnswerOf, NotificationRow } from '@callboard/contract';
import { notificationsQuery } from './notifications.queries.ts';

type NotificationList = AnswerOf<typeof notifications.notifications>;

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
    { meta: { offline: true }, initialData: () => listed(id), initialDataUpdatedAt: 0 },
  );
