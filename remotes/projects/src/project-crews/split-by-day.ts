import { todayIn } from '@callboard/client';
import type { CrewOfProject } from '@callboard/contract';

type Days = Pick<CrewOfProject, 'startDate' | 'endDate' | 'timeZone'>;

/** Crews whose last day is over where they work, and the others, each in the order of their days. */
export function splitByDay<Crew extends Days>(crews: readonly Crew[]) {
  const byDay = crews.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const isOver = ({ startDate, endDate, timeZone }: Days) => (endDate ?? startDate) < todayIn(timeZone);
  return { before: byDay.filter(isOver), ahead: byDay.filter((crew) => !isOver(crew)) };
}
