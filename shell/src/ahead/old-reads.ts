import { queryClient } from '@callboard/client';
import type { AnyRead, ReadAhead } from '@callboard/feature';

/** What was read within this time and not heard to have changed is not asked for again. */
const freshMs = 10 * 60_000;

const cache = queryClient.getQueryCache();
const hashOf = (read: AnyRead): string => queryClient.defaultQueryOptions(read as never).queryHash;
const isNew = (at: number | undefined): boolean => at !== undefined && Date.now() - at < freshMs;

export type OldReads = {
  readonly isDue: (read: ReadAhead) => boolean;
  /** It is asked for now, whatever comes of it. */
  readonly asked: (read: ReadAhead) => void;
  /** Whether a change of it was heard of after that moment, and no answer came since. */
  readonly changedAfter: (read: AnyRead, at: number) => boolean;
  readonly forget: () => void;
  readonly stop: () => void;
};

/** Remembers which kept reads were heard to have changed. */
export function watchOldReads(onChange: () => void): OldReads {
  const fetchedAt = new Map<string, number>();
  const askedAt = new Map<string, number>();
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || !event.query.meta?.offline) return;
    if (event.action.type === 'success') fetchedAt.delete(event.query.queryHash);
    if (event.action.type !== 'invalidate') return;
    fetchedAt.set(event.query.queryHash, Date.now());
    onChange();
  });
  const isOld = (read: AnyRead, asked: boolean): boolean => {
    const state = queryClient.getQueryState(read.queryKey);
    // What was asked for and did not come is not for this person, or gone: no reason to ask every time.
    if (state?.data === undefined) return !asked;
    return fetchedAt.has(hashOf(read)) || !isNew(state.dataUpdatedAt);
  };
  return {
    isDue: (read) => {
      const asked = isNew(askedAt.get(hashOf(read.query)));
      return (read.instead?.of ?? [read.query]).some((each) => isOld(each, asked));
    },
    asked: ({ query }) => askedAt.set(hashOf(query), Date.now()),
    changedAfter: (read, at) => (fetchedAt.get(hashOf(read)) ?? Number.NEGATIVE_INFINITY) >= at,
    forget() {
      fetchedAt.clear();
      askedAt.clear();
    },
    stop,
  };
}
