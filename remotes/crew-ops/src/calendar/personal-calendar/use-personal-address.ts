import { todayHere } from '@callboard/client';
import { useSearch } from '@callboard/feature';
import { useCalendarAddress } from '@callboard/parts';
import { useWide } from '@callboard/ui';

const calendarSheets = ['block', 'vacation', 'sick'] as const;
type CalendarSheet = (typeof calendarSheets)[number];

/** What the address says of the person's calendar: month, day and view, and the form over it. */
export function usePersonalAddress() {
  const [{ open }, setSearch] = useSearch();
  const wide = useWide();
  return {
    ...useCalendarAddress(todayHere()),
    open: calendarSheets.find((one) => one === open) ?? null,
    /** A form over the calendar, for the day that it starts with. */
    showSheet: (sheet: CalendarSheet, day?: string) => setSearch({ open: sheet, ...(day && { day }) }),
    closeSheet: () => setSearch({ open: null, ...(!wide && { day: null }) }),
  };
}
export type PersonalAddress = ReturnType<typeof usePersonalAddress>;
