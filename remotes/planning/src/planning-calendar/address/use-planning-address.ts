import { todayHere } from '@callboard/client';
import { addDays, weekdayOf } from '@callboard/domain';
import { planningModes } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { monthAfter, monthBefore, monthSpan, useCalendarAddress } from '@callboard/parts';
import { useWide } from '@callboard/ui';

const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** Monday to Sunday. */
export const weekOf = (day: string) => ({ from: mondayOf(day), to: addDays(mondayOf(day), 6) });

/** Which days are shown and what is picked of them: it stands in the address. A phone shows one day at a time. */
export function usePlanningAddress() {
  const today = todayHere();
  const [search, change] = useSearch();
  const wide = useWide();
  const address = useCalendarAddress(today);
  const { month, showDay, showMonth } = address;
  const view = !wide ? 'day' : search['view'] === 'month' ? 'month' : 'week';
  const day = address.day ?? (month.slice(0, 7) === today.slice(0, 7) ? today : month);
  const monday = mondayOf(day);
  return {
    address,
    today,
    view,
    day,
    mode: planningModes.find((mode) => mode === search['mode']) ?? 'all',
    /** What is read. A phone reads the month, so that the next day is there at once. */
    span: view === 'week' ? weekOf(day) : monthSpan(month),
    isNow:
      view === 'day'
        ? day === today
        : view === 'week'
          ? monday === mondayOf(today)
          : month === `${today.slice(0, 7)}-01`,
    showDay,
    showView: (wanted: 'week' | 'month') => change({ view: wanted === 'month' ? 'month' : null }),
    showAll: () => change({ mode: null }),
    toToday: () => change({ day: null, month: null }),
    turn: (way: 'before' | 'after') => {
      const by = way === 'after' ? 1 : -1;
      if (view === 'month') showMonth(way === 'after' ? monthAfter(month) : monthBefore(month));
      else showDay(addDays(day, view === 'week' ? 7 * by : by));
    },
  } as const;
}
export type PlanningAddress = ReturnType<typeof usePlanningAddress>;
