import { useInfiniteQuery } from '@callboard/client';
import type { CrewChiefJob, Job } from '@callboard/contract';
import { jobsQuery } from '../../crew-ops.queries.ts';
import { crewChiefJobsQuery } from './job-list.queries.ts';
import type { ListAddress } from './use-list-address.ts';

/** The jobs of a tab as far as they are loaded, and how many each tab holds. */
export function useJobList({ tab, led, q }: Pick<ListAddress, 'tab' | 'led' | 'q'>) {
  const all = useInfiniteQuery(jobsQuery(tab, q));
  const own = useInfiniteQuery({ ...crewChiefJobsQuery(tab === 'past' ? 'past' : 'upcoming'), enabled: led });
  const list = led ? own : all;
  const pages: readonly { items: readonly (Job | CrewChiefJob)[]; total: number }[] | undefined =
    list.data?.pages;
  const more = () => void list.fetchNextPage();
  return {
    /** Nothing until the first of them are there. */
    rows: pages?.flatMap(({ items }) => items),
    total: pages?.at(-1)?.total ?? 0,
    counts: all.data?.pages.at(-1)?.counts,
    error: list.error,
    isFetching: list.isFetching,
    dataUpdatedAt: list.dataUpdatedAt,
    refetch: list.refetch,
    /** Loads the next of them; nothing while that is not possible. */
    more: list.hasNextPage && !list.isFetching && !list.isFetchNextPageError ? more : undefined,
    moreAgain: list.isFetchNextPageError ? more : undefined,
  };
}
export type LoadedJobs = ReturnType<typeof useJobList>;
