import { log } from '@callboard/client';
import { atRest } from '../frame/at-rest.ts';

const againMs = 60_000;

/** Fetches what listens for changes once the first screen rests, and starts it; what was said meanwhile is heard then. */
export async function startLive(): Promise<void> {
  await atRest();
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
