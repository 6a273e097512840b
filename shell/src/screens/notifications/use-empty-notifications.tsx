import { CircleCheck } from 'lucide-react';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import type { EmptyStateProps } from '@callboard/ui';

/** Why there is nothing here, and the one thing to do about it. */
export function useEmptyNotifications(onlyUnread: boolean): EmptyStateProps {
  const t = useWords('shell');
  const [, change] = useSearch();
  const icon = CircleCheck;
  if (!onlyUnread) return { icon, title: t('notifications.empty-title'), text: t('notifications.empty') };
  return {
    icon,
    title: t('notifications.none-unread-title'),
    text: t('notifications.none-unread'),
    action: (
      <Button kind="secondary" onClick={() => change({ show: null })}>
        {t('notifications.show-all')}
      </Button>
    ),
  };
}
