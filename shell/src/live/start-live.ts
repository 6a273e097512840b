import { log } from '@callboard/client';

/** After the first screen: nothing on it waits for news. */
const afterMs = 1_500;
const againMs = 60_000;

/** Fetches what listens for changes, and starts it. */
export function startLive(): void {
  const start = () =>
    void import(/* webpackChunkName: "live" */ './follow-live.ts').then(
      ({ followLive }) => followLive(),
      (reason: unknown) => {
        log.info('Nothing listens for changes', { reason: String(reason) });
        setTimeout(start, againMs);
      },
    );
  setTimeout(start, afterMs);
}
