import { addDays } from '../time/day.ts';

export type SpanProblem = 'end_before_start' | 'span_too_long';

/** The same day two years later; the last of February where there is no 29th. */
function twoYearsLater(day: string): string {
  const year = Number(day.slice(0, 4)) + 2;
  const same = `${String(year).padStart(4, '0')}${day.slice(4)}`;
  return Number.isNaN(Date.parse(same)) || new Date(same).toISOString().slice(0, 10) !== same
    ? addDays(`${String(year).padStart(4, '0')}-03-01`, -1)
    : same;
}

/** What is wrong with the days of a project, or nothing. One without an end is open. */
export function projectSpanProblem(begin: string, end: string | null): SpanProblem | null {
  if (end === null) return null;
  if (end < begin) return 'end_before_start';
  return end > twoYearsLater(begin) ? 'span_too_long' : null;
}

type Days = { readonly startDate: string; readonly endDate: string | null };

/** Which end of a crew lies outside of the days of its project, if one does. */
export function outsideOfProject(
  { startDate, endDate }: Days,
  project: { readonly beginDate: string; readonly endDate: string | null },
): 'startDate' | 'endDate' | null {
  const isOutside = (day: string) =>
    day < project.beginDate || (project.endDate !== null && day > project.endDate);
  if (isOutside(startDate)) return 'startDate';
  return endDate !== null && isOutside(endDate) ? 'endDate' : null;
}
