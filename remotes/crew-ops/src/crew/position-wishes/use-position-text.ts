import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useSiteTimes } from '../../on-site/site-times/use-site-times.ts';

/** Which position of the crew it is: "Stagehand · Fri 27 Nov · 08:00–16:00". */
export function usePositionText(crew: ProjectCrew): (item: ProjectCrewItem) => string {
  const siteTimes = useSiteTimes();
  return (item) => {
    const { day, hours } = siteTimes(item);
    return [item.functionCaption, item.startDate === crew.startDate ? null : day, hours]
      .filter(Boolean)
      .join(' · ');
  };
}
