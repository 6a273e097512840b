import { useFormat, useWords } from '@callboard/i18n';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const nearMs = 6 * dayMs;

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

const isDay = (deadline: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(deadline);

/** How much time there is, below 0 once it is over. A deadline of a day is over with that day, where the phone is. */
export function useTimeLeft(): (deadline: string, now: number) => number {
  const { isoDay } = useFormat();
  return (deadline, now) => Date.parse(deadline) - (isDay(deadline) ? Date.parse(isoDay(now)) : now);
}

/** `by` of "Mon 08:00" on the phone's own clock, with its date when it is further away, or how long it is over. */
export function useDeadlineText(): (deadline: string, now: number, by: (at: string) => string) => string {
  const { date, dateTime, time } = useFormat();
  const overdue = useOverdueText();
  const timeLeft = useTimeLeft();
  return (deadline, now, by) => {
    const left = timeLeft(deadline, now);
    if (isDay(deadline)) return left < 0 ? overdue(-left) : by(date(deadline, 'weekday'));
    if (left <= 0) return overdue(-left);
    return by(left < nearMs ? `${date(deadline, 'weekdayName')} ${time(deadline)}` : dateTime(deadline));
  };
}
