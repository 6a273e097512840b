import { useInfiniteQuery } from '@callboard/client';
import type { CrewChiefJob, Job } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { useInfiniteList, useListTab } from '@callboard/parts';
import type { PagedList } from '@callboard/parts';
import { jobsQuery } from '../../base/crew-ops.queries.ts';
import { crewChiefJobsQuery } from './job-list.queries.ts';
import { jobTabs } from './job-tabs.tsx';

/** The jobs that the address asks for: of a tab, found by a search, or only those of the own crews. */
export function useJobList() {
  const [{ q = '', led: asked }] = useSearch();
  const tab = useListTab(jobTabs);
  const led = asked !== undefined && (tab === 'upcoming' || tab === 'past');
  const all = useInfiniteQuery(jobsQuery(tab, q));
  const own = useInfiniteQuery({ ...crewChiefJobsQuery(tab === 'past' ? 'past' : 'upcoming'), enabled: led });
  const list: PagedList<Job | CrewChiefJob> = useInfiniteList<Job | CrewChiefJob>(led ? own : all);
  const pages = all.data?.pages ?? [];
  const [first] = pages;
  // In Past they are rows; where one searches, only what was found is shown.
  const tellsOff = first !== undefined && !led && !q && tab !== 'past';
  return {
    tab,
    led,
    list,
    counts: pages.at(-1)?.counts,
    months: led ? [] : pages.flatMap(({ months }) => months),
    calledOff: tellsOff ? { jobs: first.calledOff, total: first.calledOffTotal } : { jobs: [], total: 0 },
  };
}
export type JobList = ReturnType<typeof useJobList>;
