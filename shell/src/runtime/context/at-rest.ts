import { queryClient } from '@callboard/client';

const lookEveryMs = 500;
const usualMs = 3_000;

const lastFetched = (): number =>
  Math.max(
    0,
    ...performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
  );

/** When nothing was fetched for so long, from now on: what is then fetched is in no screen's way. */
export const atRest = (forMs = usualMs): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const left = lastFetched() + forMs - performance.now();
      if (left <= 0 && queryClient.isFetching() === 0) return resolve();
      setTimeout(look, Math.max(left, lookEveryMs));
    };
    setTimeout(look, forMs);
  });
