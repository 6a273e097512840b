import { useCallback } from 'react';
import { useWords } from '@callboard/i18n';

/** "Overdue by 2 days", in hours up to a day and in minutes up to an hour. */
export function useOverdueText(): (lateMs: number) => string {
  const t = useWords('ui');
  return useCallback(
    (lateMs) => {
      const minutes = Math.max(1, Math.floor(lateMs / 60_000));
      const hours = Math.floor(minutes / 60);
      if (hours < 1) return t('overdue.minutes', { count: minutes });
      return hours < 24
        ? t('overdue.hours', { count: hours })
        : t('overdue.days', { count: Math.floor(hours / 24) });
    },
    [t],
  );
}
