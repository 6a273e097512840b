import { queryClient } from '@callboard/client';
import type { Found } from './found.ts';

const queryKey = ['found lately'];
const most = 8;

/** What was opened from the search, the last one first. */
export const recentlyFound = (): readonly Found[] =>
  queryClient.getQueryData<readonly Found[]>(queryKey) ?? [];

/** Kept with what this person reads, and forgotten with it at the end of the session. */
export function rememberFound(found: Found): void {
  const others = recentlyFound().filter(({ key }) => key !== found.key);
  const kept = queryClient
    .getQueryCache()
    .build(queryClient, { queryKey, gcTime: Infinity, meta: { offline: true } });
  kept.setData([found, ...others].slice(0, most), { manual: true });
}
