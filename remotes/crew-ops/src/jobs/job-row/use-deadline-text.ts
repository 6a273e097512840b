import { serverNow } from '@callboard/client';
import { useFormat, useWords } from '@callboard/i18n';
import { useOverdueText } from '@callboard/ui';

const nearMs = 6 * 86_400_000;

/** "Answer by Mon 08:00" on the phone's own clock, with its date when it is further away, and how long it is over. */
export function useDeadlineText(): (deadlineAt: string) => string {
  const t = useWords('crew-ops');
  const { date, dateTime, time } = useFormat();
  const overdue = useOverdueText();
  return (deadlineAt) => {
    const left = Date.parse(deadlineAt) - serverNow();
    if (left <= 0) return overdue(-left);
    const at =
      left < nearMs ? `${date(deadlineAt, 'weekdayName')} ${time(deadlineAt)}` : dateTime(deadlineAt);
    return t('job-list.by', { at });
  };
}
