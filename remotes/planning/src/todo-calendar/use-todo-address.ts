import { useSearch } from '@callboard/feature';
import type { Whose } from './todo.queries.ts';

/** What the address says of the page. */
export function useTodoAddress() {
  const [search, change] = useSearch();
  return {
    isCalendar: search['show'] === 'calendar',
    whose: (search['whose'] === 'all' ? 'all' : 'own') satisfies Whose as Whose,
    showCalendar: (calendar: boolean) =>
      change({ show: calendar ? 'calendar' : null, tab: null, todo: null, day: null, month: null }),
    /** A sheet over the page: the to-do that is written or changed. */
    sheet: search['sheet'],
    openSheet: (sheet: string) => change({ sheet }),
    closeSheet: () => change({ sheet: null }),
  };
}
