import { useSearch } from '@callboard/feature';
import { useCalendarAddress } from '@callboard/parts';
import { projectColours } from '@callboard/domain';

/** What the address says of this calendar: a month, also on a phone, where its day is listed below. */
export function useProjectsAddress(today: string) {
  const address = useCalendarAddress(today);
  const [{ view, colour }] = useSearch();
  return {
    ...address,
    view: view === 'agenda' ? ('agenda' as const) : ('month' as const),
    colour: projectColours.find((one) => one === colour),
  };
}
