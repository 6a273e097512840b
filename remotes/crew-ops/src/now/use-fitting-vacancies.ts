import { query, useQuery } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import { useMay } from '@callboard/session';

const fittingQuery = query(crewItems.vacancies, { query: { limit: 1, page: 1 } }, { retry: false });

/** How many vacancies the person may have; none where they may not be seen. */
export function useFittingVacancies(): number {
  const enabled = useMay(crewItems.vacancies.allow);
  return useQuery({ ...fittingQuery, enabled }).data?.total ?? 0;
}
