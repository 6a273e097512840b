import { serverNow } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { useDeadlineText as useText } from '@callboard/ui';

/** "Answer by Mon 08:00", or how long it is over. */
export function useDeadlineText(): (deadlineAt: string) => string {
  const t = useWords('crew-ops');
  const text = useText();
  return (deadlineAt) => text(deadlineAt, serverNow(), (at) => t('job-list.by', { at }));
}
