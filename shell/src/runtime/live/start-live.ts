import { log } from '@callboard/client';
import { atRest } from '../context/at-rest.ts';
import type { RunningPage } from '../update/follow-lineup.ts';

const againMs = 60_000;

/** Fetches what listens for changes once the first screen rests, and starts it; what was said meanwhile is heard then. */
export async function startLive(page: RunningPage): Promise<void> {
  await atRest();
  const start = () =>
    void import(/* webpackChunkName: "live" */ './follow-live.ts').then(
      ({ followLive }) => followLive(page),
      (reason: unknown) => {
        log.info('Nothing listens for changes', { reason: String(reason) });
        setTimeout(start, againMs);
      },
    );
  start();
}
