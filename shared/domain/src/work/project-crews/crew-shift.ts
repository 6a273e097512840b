import { daysBetween } from '../../time/day.ts';

type Days = { readonly startDate: string; readonly endDate: string | null };

/** By how many days a crew begins later, or earlier. */
export const crewShift = (before: Days, after: Days): number =>
  daysBetween(before.startDate, after.startDate);

const lengthOf = ({ startDate, endDate }: Days) => daysBetween(startDate, endDate ?? startDate);

/** A crew that is as long as before has moved; one of another length may also have grown at an end. */
export const isMovedCrew = (before: Days, after: Days): boolean =>
  crewShift(before, after) !== 0 && lengthOf(before) === lengthOf(after);
