import { queryClient } from '@callboard/client';
import type { AnyRead, ReadAhead } from '@callboard/feature';

/** What was read within this time and not heard to have changed is not asked for again. */
const freshMs = 10 * 60_000;

const cache = queryClient.getQueryCache();
const hashOf = (read: AnyRead): string => queryClient.defaultQueryOptions(read as never).queryHash;
const isNew = (at: number | undefined): boolean => at !== undefined && Date.now() - at < freshMs;
const partsOf = ({ query, instead }: ReadAhead): readonly AnyRead[] => instead?.of ?? [query];

/** Under which keys the phone has something of it. */
export const keptKeys = (read: ReadAhead): AnyRead['queryKey'][] =>
  partsOf(read)
    .map(({ queryKey }) => queryKey)
    .filter((queryKey) => queryClient.getQueryData(queryKey) !== undefined);

export type OldReads = {
  readonly isDue: (read: ReadAhead) => boolean;
  /** Whether something of it may have changed since it was read, in this visit or after an earlier one. */
  readonly isOutdated: (read: ReadAhead) => boolean;
  /** It is asked for now, whatever comes of it. */
  readonly asked: (read: ReadAhead) => void;
  readonly answered: (read: ReadAhead) => void;
  /** Whether its whole answer came, and nothing of it may have changed since. */
  readonly isThere: (read: ReadAhead) => boolean;
  /** Whether a change of it was heard of after that moment, and no answer came since. */
  readonly changedAfter: (read: AnyRead, at: number) => boolean;
  readonly forget: () => void;
  readonly stop: () => void;
};

/** Remembers which kept reads were heard to have changed. */
export function watchOldReads(onChange: () => void): OldReads {
  const changedAt = new Map<string, number>();
  const askedAt = new Map<string, number>();
  const answered = new Set<string>();
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || !event.query.meta?.offline) return;
    if (event.action.type === 'success') changedAt.delete(event.query.queryHash);
    if (event.action.type !== 'invalidate') return;
    changedAt.set(event.query.queryHash, Date.now());
    onChange();
  });
  const isOutdated = (read: ReadAhead) =>
    partsOf(read).some(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated);
  const isOld = (read: AnyRead, asked: boolean): boolean => {
    const state = queryClient.getQueryState(read.queryKey);
    // What was asked for and did not come is not for this person, or gone: no reason to ask every time.
    if (state?.data === undefined) return !asked;
    return changedAt.has(hashOf(read)) || !isNew(state.dataUpdatedAt);
  };
  return {
    isDue: (read) => {
      const asked = isNew(askedAt.get(hashOf(read.query)));
      return partsOf(read).some((each) => isOld(each, asked));
    },
    isOutdated,
    asked: ({ query }) => {
      askedAt.set(hashOf(query), Date.now());
      answered.delete(hashOf(query));
    },
    answered: ({ query }) => void answered.add(hashOf(query)),
    isThere: (read) =>
      // An answer may leave out what is not for this person.
      (answered.has(hashOf(read.query)) || keptKeys(read).length === partsOf(read).length) &&
      !isOutdated(read),
    changedAfter: (read, at) => (changedAt.get(hashOf(read)) ?? Number.NEGATIVE_INFINITY) >= at,
    forget() {
      changedAt.clear();
      askedAt.clear();
      answered.clear();
    },
    stop,
  };
}
