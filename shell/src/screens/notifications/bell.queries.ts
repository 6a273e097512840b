import { countedKey, query } from '@callboard/client';
import { unreadRead } from '@callboard/contract';

const read = query(unreadRead, { query: { limit: 1 } } as object, {
  staleTime: 60_000,
  refetchOnWindowFocus: true,
  meta: { offline: true },
});
/** How many are unread. It is old with the list, and has none of its rows. */
export const unreadQuery = { ...read, queryKey: countedKey(read.queryKey) };
