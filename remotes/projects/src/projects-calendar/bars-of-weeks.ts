import { calendarSigns } from '@callboard/parts';
import type { CalendarDay } from '@callboard/parts';
import { statusPalettes } from '@callboard/ui/palette';
import { runsOn, statusOfColour } from './days-of-projects.ts';
import type { CalendarProject } from './days-of-projects.ts';

type Bars = NonNullable<CalendarDay['bars']>;
/** So many stand below each other in a day; the others are a figure. */
const mostLanes = 3;

/** What began first stands on top, and of those of one day the longest. */
const firstThenLongest = (a: CalendarProject, b: CalendarProject) =>
  a.beginDate.localeCompare(b.beginDate) ||
  (b.endDate ?? '9999').localeCompare(a.endDate ?? '9999') ||
  a.number.localeCompare(b.number);

/** One bar for each project and week, in a lane of its own on all its days; it stands on the first of them. */
export function barsOfWeeks(
  projects: readonly CalendarProject[],
  weeks: readonly (readonly string[])[],
): ReadonlyMap<string, Bars> {
  const ordered = projects.toSorted(firstThenLongest);
  return new Map(weeks.flatMap((week) => barsOfWeek(ordered, week)));
}

function barsOfWeek(ordered: readonly CalendarProject[], week: readonly string[]): [string, Bars][] {
  const taken = Array.from({ length: mostLanes }, () => new Set<string>());
  const shown = new Map<string, Bars['shown'][number][]>();
  const hidden = new Map<string, number>();
  for (const project of ordered) {
    const days = week.filter((day) => runsOn(project, day));
    const [first] = days;
    if (first === undefined) continue;
    const lane = taken.findIndex((lanes) => days.every((day) => !lanes.has(day)));
    if (lane < 0) {
      for (const day of days) hidden.set(day, (hidden.get(day) ?? 0) + 1);
      continue;
    }
    for (const day of days) taken[lane]?.add(day);
    const status = statusOfColour[project.colour];
    const bar = {
      id: project.id,
      label: project.name,
      sign: calendarSigns.project[status],
      look: statusPalettes.project[status],
      lane,
      days: days.length,
      begins: project.beginDate === first,
      ends: project.endDate === days.at(-1),
    };
    shown.set(first, [...(shown.get(first) ?? []), bar]);
  }
  return week.map((day) => [day, { shown: shown.get(day) ?? [], more: hidden.get(day) ?? 0 }]);
}
