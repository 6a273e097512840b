import type { CalendarCrew } from '@callboard/contract';
import type { StatusName } from '@callboard/ui';

export type CrewCounts = {
  readonly crews: number;
  readonly positions: number;
  readonly filled: number;
  readonly requested: number;
  readonly missing: number;
};

export const countsOf = (crews: readonly CalendarCrew[]): CrewCounts => {
  const sum = (of: (crew: CalendarCrew) => number) => crews.reduce((total, crew) => total + of(crew), 0);
  return {
    crews: crews.length,
    positions: sum(({ positions }) => positions),
    filled: sum(({ filled }) => filled),
    requested: sum(({ requested }) => requested),
    missing: sum(({ missing }) => missing),
  };
};

/** What a planner has to know of them first. */
export const moodOf = ({ missing, requested }: Pick<CrewCounts, 'missing' | 'requested'>): StatusName => {
  if (missing > 0) return 'trouble';
  return requested > 0 ? 'waiting' : 'confirmed';
};

/** Crews by their day; in each the order of the answer, which is that of their start. */
export const crewsByDay = (crews: readonly CalendarCrew[]): ReadonlyMap<string, readonly CalendarCrew[]> =>
  Map.groupBy(crews, ({ day }) => day);
