import { online, queryClient } from '@callboard/client';
import { watchAttention } from '../live/attention.ts';

const lookEveryMs = 250;
/** Nobody does anything for so long before the next call is made. */
const stillMs = 750;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Tells when the person and the page have nothing else to do. */
export function watchQuiet() {
  const attention = watchAttention();
  const busy = () =>
    attention.busy() ||
    queryClient.isFetching() > 0 ||
    document.visibilityState === 'hidden' ||
    // Without network it is as good as busy: it goes on where it was.
    !online();
  return {
    stop: attention.stop,
    async quiet(signal: AbortSignal, pauseMs: number): Promise<void> {
      await wait(pauseMs, signal);
      if (!busy()) return;
      for (let still = 0; still < stillMs; still = busy() ? 0 : still + lookEveryMs)
        await wait(lookEveryMs, signal);
    },
  };
}
