import type { PersonalDay } from '@callboard/contract';
import { crewItemGroups, planningColour } from '@callboard/domain';

export type CalendarEntry = PersonalDay['entries'][number];
/** The person's days in a range; those without anything are not in it. */
export type Calendar = { readonly from: string; readonly to: string; readonly days: PersonalDay[] };

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

const booked = new Set<string>(crewItemGroups.booked);
export const isConfirmedJob = ({ kind, status }: CalendarEntry): boolean =>
  kind === 'job' && booked.has(status);

/** What stands on each day of a range, as far as it was read. */
export const entriesBetween = (calendar: Calendar | undefined, from: string, to: string) =>
  (calendar?.days ?? [])
    .filter(({ day }) => from <= day && day <= to)
    .flatMap(({ day, entries }) => entries.map((entry) => ({ day, entry })));
