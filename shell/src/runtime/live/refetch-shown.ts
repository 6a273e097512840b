import { ownWriteAnsweredAt, queryClient } from '@callboard/client';
import { isOldAfter, liveEverything } from '@callboard/contract';
import type { LiveMessage } from '@callboard/contract';

/** What is said within this time is fetched in one go. */
const batchMs = 150;
/** The same read begins once in this time, a list of several pages once in as many. */
const gapMs = 1_000;
const gapAfterFailureMs = 10_000;

const cache = queryClient.getQueryCache();
type Query = ReturnType<typeof cache.getAll>[number];
/** By the steady clock: the other one may jump. */
type Begun = { readonly at: number; readonly good: number; readonly failed: number };
const before = Number.NEGATIVE_INFINITY;
const never: Begun = { at: before, good: before, failed: before };

/** A figure beside a menu entry is in nobody's way. */
const isCount = ({ queryKey }: Query): boolean => queryKey.at(-1) === 'count';

const isOld = ({ queryKey: [head, params] }: Query, names: readonly string[]): boolean => {
  const path = typeof head === 'string' && head.startsWith('GET ') ? head.slice(4) : null;
  if (path === null) return false;
  return names.some(
    (name) => name === liveEverything || isOldAfter(name, path, (params ?? {}) as Record<string, string>),
  );
};

function gapOf({ state }: Query, { failed }: Begun, since: number): number {
  // What was said after a failure is worth a try of its own.
  if (state.error && failed >= since) return gapAfterFailureMs;
  const { pages } = (state.data ?? {}) as { readonly pages?: readonly unknown[] };
  return gapMs * Math.max(1, pages?.length ?? 1);
}

/** Reads again what is shown of what was named; the rest is old when it is shown next. */
export function refetchShown(busy: () => boolean): {
  readonly hear: (message: LiveMessage) => void;
  readonly stop: () => void;
} {
  /** When the last whole read of each began, and the last that succeeded. */
  const begun = new WeakMap<Query, Begun>();
  /** What is to be read, with the moment from which on a read contains what was said. */
  const due = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const known = begun.get(query) ?? never;
    const whole = !query.state.fetchMeta?.fetchMore;
    if (action.type === 'fetch' && whole) begun.set(query, { ...known, at: performance.now() });
    if (action.type === 'success' && whole && !action.manual) begun.set(query, { ...known, good: known.at });
    if (action.type === 'error') begun.set(query, { ...known, failed: performance.now() });
  });

  const later = (ms: number) => {
    timer ??= setTimeout(flush, ms);
  };

  function flush(): void {
    timer = undefined;
    // It is old by now, so coming back reads it.
    if (document.visibilityState === 'hidden') due.clear();
    const inTheWay = busy();
    let next = gapMs;
    for (const [hash, since] of due) {
      const query = cache.get(hash);
      const known = (query && begun.get(query)) ?? never;
      if (!query?.isActive() || known.good >= since) {
        due.delete(hash);
        continue;
      }
      if (query.state.fetchStatus !== 'idle' || (inTheWay && !isCount(query))) {
        // Most often it is over in a moment.
        next = Math.min(next, batchMs);
        continue;
      }
      const wait = known.at + gapOf(query, known, since) - performance.now();
      if (wait > 0) next = Math.min(next, wait);
      else void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
    }
    if (due.size > 0) later(next);
  }

  return {
    hear({ names, by }) {
      const since = ownWriteAnsweredAt(by) ?? performance.now();
      for (const query of cache.getAll()) {
        if (!isOld(query, names) || (begun.get(query) ?? never).good >= since) continue;
        query.invalidate();
        due.set(query.queryHash, Math.max(since, due.get(query.queryHash) ?? before));
      }
      if (due.size > 0) later(batchMs);
    },
    stop() {
      clearTimeout(timer);
      due.clear();
      unsubscribe();
    },
  };
}
