import { invalidate, patchEvery, useCommand } from '@callboard/client';
import { notifications } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { unreadQuery } from './bell.queries.ts';

/** Marks all as read that came until the newest that is shown; for a moment it can be undone. */
export function useMarkAllRead() {
  const t = useWords('shell');
  const readAgain = () => invalidate(notifications.notifications);
  const undo = useCommand(notifications.unreadNotifications, { onSuccess: readAgain });
  const { mutate, isPending } = useCommand(notifications.readNotifications, {
    optimistic: () => [
      patchEvery(notifications.notifications, (list) => ({
        ...list,
        items: list.items.map((row) => ({ ...row, read: true })),
        unread: 0,
      })),
      { key: unreadQuery.queryKey, update: () => ({ unread: 0 }) },
    ],
    onSuccess: ({ readAt }) => {
      void invalidate(unreadQuery);
      toast.success(t('notifications.all-read'), {
        time: 5000,
        action: { label: t('notifications.undo'), run: () => undo.mutate({ body: { readAt } }) },
      });
    },
  });
  return { markAll: (until: string) => mutate({ body: { until } }), busy: isPending };
}
