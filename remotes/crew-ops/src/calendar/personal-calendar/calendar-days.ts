import type { PersonalDay } from '@callboard/contract';
import {
  addDays,
  bookedStates,
  daysFrom,
  lastDayOf,
  monthOf,
  nextMonth,
  planningColour,
  weekdayOf,
} from '@callboard/domain';

export type CalendarEntry = PersonalDay['entries'][number];
/** The person's days in a range; those without anything are not in it. */
export type Calendar = { readonly from: string; readonly to: string; readonly days: PersonalDay[] };

/** The weeks that a month touches, each from its Monday. `month` is its first day. */
export function weeksOf(month: string): string[][] {
  const last = lastDayOf(month);
  const from = addDays(month, -weekdayOf(month));
  const days = daysFrom(from, addDays(last, 6 - weekdayOf(last)));
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** What is read for a month: all that its weeks show. */
export function spanOf(month: string): { from: string; to: string } {
  const days = weeksOf(month).flat();
  return { from: days[0] ?? month, to: days.at(-1) ?? month };
}

export const monthBefore = (month: string): string => monthOf(addDays(month, -1));
export const monthAfter = nextMonth;

const ms = (instant: string | null) => (instant === null ? null : Date.parse(instant));

/** The colour of what stands on a day; nothing where nothing is. */
export const colourOf = (entries: readonly CalendarEntry[]): PersonalDay['colour'] | null =>
  planningColour(
    entries.map(({ kind, status, startsAt, endsAt }) => ({
      kind,
      status,
      startsAt: ms(startsAt),
      endsAt: ms(endsAt),
    })),
  );

const booked = new Set<string>(bookedStates);
export const isConfirmedJob = ({ kind, status }: CalendarEntry): boolean =>
  kind === 'job' && booked.has(status);

/** What stands on each day of a range, as far as it was read. */
export const entriesBetween = (calendar: Calendar | undefined, from: string, to: string) =>
  (calendar?.days ?? [])
    .filter(({ day }) => from <= day && day <= to)
    .flatMap(({ day, entries }) => entries.map((entry) => ({ day, entry })));
