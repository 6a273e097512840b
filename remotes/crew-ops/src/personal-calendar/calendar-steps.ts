import type { PersonalDay } from '@callboard/contract';
import { daysFrom } from '@callboard/domain';
import { colourOf } from './calendar-days.ts';
import type { Calendar, CalendarEntry } from './calendar-days.ts';

/** What the calendar looks like after a step that the server has not answered yet. */
type Block = { readonly id: string; readonly from: string; readonly to: string; readonly reason: string };

const coloured = (day: string, entries: CalendarEntry[]): PersonalDay[] => {
  const colour = colourOf(entries);
  return colour ? [{ day, colour, entries }] : [];
};

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** Days that are blocked already stay as they are: the server makes one of both. */
export function blocked(calendar: Calendar, { id, from, to, reason }: Block): Calendar {
  const entry: CalendarEntry = {
    kind: 'block',
    id,
    status: 'blocked',
    caption: reason,
    detail: '',
    startsAt: null,
    endsAt: null,
    from: null,
    until: null,
    timeZone: null,
    crewId: null,
  };
  const known = new Map(calendar.days.map((one) => [one.day, one]));
  for (const day of daysFrom(later(from, calendar.from), earlier(to, calendar.to))) {
    const entries = known.get(day)?.entries ?? [];
    if (entries.some(({ kind }) => kind === 'block')) continue;
    for (const one of coloured(day, [...entries, entry])) known.set(day, one);
  }
  return { ...calendar, days: [...known.values()].toSorted((a, b) => a.day.localeCompare(b.day)) };
}

export const unblocked = (calendar: Calendar, id: string): Calendar => ({
  ...calendar,
  days: calendar.days.flatMap((one) =>
    one.entries.some((entry) => entry.kind === 'block' && entry.id === id)
      ? coloured(
          one.day,
          one.entries.filter((entry) => entry.id !== id),
        )
      : [one],
  ),
});
