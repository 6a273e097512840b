import { useSearch } from '@callboard/feature';
import { monthOf } from '@callboard/domain';
import { useWide } from '@callboard/ui';
import { todayHere } from './today.ts';
import { useRoomy } from './use-roomy.ts';

const calendarViews = ['agenda', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];
const calendarSheets = ['block', 'vacation', 'sick'] as const;
export type CalendarSheet = (typeof calendarSheets)[number];

const isMonth = (text = '') => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
const isDay = (text = '') => /^20\d\d-(0[1-9]|1[0-2])-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const oneOf = <Name extends string>(names: readonly Name[], text?: string): Name | null =>
  names.find((name) => name === text) ?? null;

/** What the address says of the calendar, so that a link and a reload show the same. */
export function useCalendarAddress() {
  const [search, setSearch] = useSearch();
  const roomy = useRoomy();
  const wide = useWide();
  const today = todayHere();
  const { view, month, day, open } = search;
  return {
    today,
    view: oneOf(calendarViews, view) ?? (roomy ? 'month' : 'agenda'),
    /** Its first day. */
    month: isMonth(month) ? `${month}-01` : monthOf(isDay(day) && day ? day : today),
    day: isDay(day) && day ? day : null,
    open: oneOf(calendarSheets, open),
    showView: (view: CalendarView) => setSearch({ view, day: null }),
    showMonth: (month: string) => setSearch({ month: month.slice(0, 7), day: null }),
    showDay: (day: string | null) => setSearch({ day, ...(day && { month: day.slice(0, 7) }) }),
    /** A form over the calendar, for the day that it starts with. */
    showSheet: (open: CalendarSheet, day?: string) => setSearch({ open, ...(day && { day }) }),
    closeSheet: () => setSearch({ open: null, ...(!wide && { day: null }) }),
  };
}
export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
