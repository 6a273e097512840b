import type { CrewOfProject } from '@callboard/contract';

type Days = Pick<CrewOfProject, 'startDate' | 'endDate'>;

/** Crews whose last day is over, and the others, each in the order of their days. */
export function splitByDay<Crew extends Days>(crews: readonly Crew[], today: string) {
  const byDay = crews.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const isOver = ({ startDate, endDate }: Days) => (endDate ?? startDate) < today;
  return { before: byDay.filter(isOver), ahead: byDay.filter((crew) => !isOver(crew)) };
}
