import { useOverlaid, useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { monthAfter, monthSpan } from '@callboard/parts';
import { calendarQuery } from './days/personal-calendar.queries.ts';
import { blockDate, isBlock } from './block/use-block-date.ts';
import { unblockDate } from './block/use-unblock-date.ts';

const steps = [blockDate, unblockDate];

/** The month as the person sees it, with what waits on this phone on top. */
export function useCalendar(month: string) {
  const { from, to } = monthSpan(month);
  const next = monthSpan(monthAfter(month));
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(calendarQuery(from, to));
  // Turning the page shows it at once, without network too.
  useQuery(calendarQuery(next.from, next.to));
  const seen = useOverlaid(data, isBlock, steps);
  return { calendar: seen, read: useRead({ data: seen, error, isFetching, dataUpdatedAt, refetch }) };
}
