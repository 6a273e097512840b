import { invalidate, patchEvery, useCommand } from '@callboard/client';
import type { Patch } from '@callboard/client';
import { notifications } from '@callboard/contract';
import type { NotificationRow } from '@callboard/contract';
import { homeQuery } from '@callboard/feature';
import { unreadQuery } from './bell.queries.ts';

type Marked = Pick<NotificationRow, 'id' | 'read'>;

const oneMore = (unread: number, read: boolean): number => Math.max(0, unread + (read ? -1 : 1));

function patchesOf({ id, read }: Marked): Patch[] {
  const marked = <Row extends Marked>(row: Row) => (row.id === id ? { ...row, read } : row);
  return [
    patchEvery(notifications.notifications, (list) => ({
      ...list,
      items: list.items.map(marked),
      unread: oneMore(list.unread, read),
    })),
    patchEvery(notifications.notification, marked),
    {
      key: unreadQuery.queryKey,
      update: (data) => ({ unread: oneMore((data as { unread: number }).unread, read) }),
    },
  ];
}

/** Marks one as read or unread; lists and bell show it at once. */
export function useMarkRead(): (marked: Marked) => void {
  const { mutate } = useCommand(notifications.readNotification, {
    optimistic: ({ params, body }) => patchesOf({ ...params, ...body }),
    onSuccess: () => Promise.all([unreadQuery, homeQuery].map((read) => invalidate(read))),
  });
  return ({ id, read }) => mutate({ params: { id }, body: { read } });
}
