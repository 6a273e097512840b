import type { PersonalDay } from '@callboard/contract';
import { daysFrom, planningColours } from '@callboard/domain';
import { colourOf } from './calendar-days.ts';
import type { Calendar, CalendarEntry } from './calendar-days.ts';

/** What the calendar looks like after a step that the server has not answered yet. */
type Block = { readonly id: string; readonly from: string; readonly to: string; readonly reason: string };

/** The colour of a day depends on its neighbours too; a block only shows where nothing stronger stands. */
const withBlock = (colour: PersonalDay['colour'] | undefined): PersonalDay['colour'] =>
  planningColours.find((one) => one === colour || one === 'blocked') ?? 'blocked';

const without = ({ day, colour, entries }: PersonalDay, id: string): PersonalDay[] => {
  const left = entries.filter((entry) => entry.id !== id);
  const now = colour === 'blocked' ? colourOf(left) : colour;
  return left.length > 0 && now ? [{ day, colour: now, entries: left }] : [];
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
    const before = known.get(day);
    const entries = before?.entries ?? [];
    if (entries.some(({ kind }) => kind === 'block')) continue;
    known.set(day, { day, colour: withBlock(before?.colour), entries: [...entries, entry] });
  }
  return { ...calendar, days: [...known.values()].toSorted((a, b) => a.day.localeCompare(b.day)) };
}

export const unblocked = (calendar: Calendar, id: string): Calendar => ({
  ...calendar,
  days: calendar.days.flatMap((one) =>
    one.entries.some((entry) => entry.kind === 'block' && entry.id === id) ? without(one, id) : [one],
  ),
});
