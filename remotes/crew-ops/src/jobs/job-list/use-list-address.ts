import { useSearch } from '@callboard/feature';
import type { JobTab } from '../../crew-ops.queries.ts';

export const jobTabs = ['upcoming', 'toConfirm', 'applied', 'past'] as const satisfies readonly JobTab[];
const isTab = (value: string | undefined): value is JobTab => jobTabs.some((tab) => tab === value);

/** What a link to the list restores: the tab, the search, whether only the own crews, and the job beside it. */
export function useListAddress() {
  const [search, change] = useSearch();
  const tab: JobTab = isTab(search['tab']) ? search['tab'] : 'upcoming';
  const led = search['led'] !== undefined && (tab === 'upcoming' || tab === 'past');
  return { tab, led, q: search['q'] ?? '', jobId: search['job'], change };
}
export type ListAddress = ReturnType<typeof useListAddress>;
