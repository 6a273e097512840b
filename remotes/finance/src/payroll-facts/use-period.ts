import { useFormat } from '@callboard/i18n';
import { lastDayOfMonth } from './last-day-of-month.ts';

/** A whole month by its name, anything else from day to day. */
export function usePeriod(): (fromDay: string, toDay: string) => string {
  const { date } = useFormat();
  return (fromDay, toDay) =>
    fromDay.endsWith('-01') && toDay === lastDayOfMonth(fromDay)
      ? date(fromDay, 'month')
      : `${date(fromDay, 'short')} – ${date(toDay, 'medium')}`;
}
