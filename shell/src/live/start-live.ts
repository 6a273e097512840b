import { log } from '@callboard/client';
import { atRest } from '../frame/at-rest.ts';

/** Nothing on the first screen waits for news, and what was said meanwhile is heard then. */
const restMs = 3_000;
const againMs = 60_000;

/** Fetches what listens for changes, and starts it. */
export async function startLive(): Promise<void> {
  await atRest(restMs);
  const start = () =>
    void import(/* webpackChunkName: "live" */ './follow-live.ts').then(
      ({ followLive }) => followLive(),
      (reason: unknown) => {
        log.info('Nothing listens for changes', { reason: String(reason) });
        setTimeout(start, againMs);
      },
    );
  start();
}
