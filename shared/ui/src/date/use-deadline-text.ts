import { useFormat, useWords } from '@callboard/i18n';

const minuteMs = 60_000;
const nearMs = 6 * 86_400_000;

/** "Overdue by 2 days", in hours up to a day and in minutes up to an hour. */
export function useOverdueText(): (lateMs: number) => string {
  const t = useWords('ui');
  return (lateMs) => {
    const minutes = Math.max(1, Math.floor(lateMs / minuteMs));
    const hours = Math.floor(minutes / 60);
    if (hours < 1) return t('overdue.minutes', { count: minutes });
    return hours < 24
      ? t('overdue.hours', { count: hours })
      : t('overdue.days', { count: Math.floor(hours / 24) });
  };
}

/** `by` of "Mon 08:00" on the phone's own clock, with its date when it is further away, or how long it is over. */
export function useDeadlineText(): (deadlineAt: string, now: number, by: (at: string) => string) => string {
  const { date, dateTime, time } = useFormat();
  const overdue = useOverdueText();
  return (deadlineAt, now, by) => {
    const left = Date.parse(deadlineAt) - now;
    if (left <= 0) return overdue(-left);
    return by(
      left < nearMs ? `${date(deadlineAt, 'weekdayName')} ${time(deadlineAt)}` : dateTime(deadlineAt),
    );
  };
}
