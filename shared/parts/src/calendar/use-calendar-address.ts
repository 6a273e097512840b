import { useSearch } from '@callboard/feature';
import { monthOf } from '@callboard/domain';
import { useRoomy } from './use-roomy.ts';

const calendarViews = ['agenda', 'month'] as const;
type View = (typeof calendarViews)[number];

const isMonth = (text = '') => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
const isDay = (text = '') => /^20\d\d-(0[1-9]|1[0-2])-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What the address says of a calendar, so that a link and a reload show the same. */
export function useCalendarAddress(today: string) {
  const [{ view, month, day }, setSearch] = useSearch();
  const roomy = useRoomy();
  return {
    today,
    view: calendarViews.find((one) => one === view) ?? (roomy ? 'month' : 'agenda'),
    /** Its first day. */
    month: isMonth(month) ? `${month}-01` : monthOf(isDay(day) && day ? day : today),
    /** The day that is open. */
    day: isDay(day) && day ? day : null,
    showView: (wanted: View) => setSearch({ view: wanted, day: null }),
    showMonth: (wanted: string) => setSearch({ month: wanted.slice(0, 7), day: null }),
    showDay: (wanted: string | null) =>
      setSearch({ day: wanted, ...(wanted && { month: wanted.slice(0, 7) }) }),
  };
}
export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
