import { countedKey, query, useQuery } from '@callboard/client';
import { countAt } from '@callboard/contract';
import { person } from '@callboard/feature';
import { useMay } from '@callboard/session';

/** As many as there are counts, whatever they look like. */
const vacanciesAt = countAt('/projectCrewItems/vacant/');
export const vacancyReader = person.with('persons').with('mobileProjectVacancies');
const list = query(vacanciesAt, { query: { limit: 1, page: 1 } }, { retry: false });
/** Old together with the list, and never taken for the list's own answer, which is checked in full. */
const fittingQuery = { ...list, queryKey: countedKey(list.queryKey) };

/** How many vacancies the person may have; none where they may not be seen. */
export function useFittingVacancies(): number {
  const enabled = useMay(vacancyReader);
  return useQuery({ ...fittingQuery, enabled }).data?.total ?? 0;
}
