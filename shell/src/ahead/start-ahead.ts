import { log } from '@callboard/client';
import { atRest } from '../frame/at-rest.ts';
import type { Loader } from '../loader/loader.ts';

/** After whatever else waits for the first screen to be at rest. */
const restMs = 4_000;
const againMs = 60_000;

/** Once the first screen is at rest: fetches what keeps the days ahead on the phone, and starts it. */
export async function startAhead(loader: Loader): Promise<void> {
  if (!loader.features.some(({ face }) => face.ahead)) return;
  await atRest(restMs);
  const start = () =>
    void import(/* webpackChunkName: "ahead" */ './follow-ahead.ts').then(
      ({ followAhead }) => followAhead(loader),
      (reason: unknown) => {
        log.info('Nothing is kept ahead', { reason: String(reason) });
        setTimeout(start, againMs);
      },
    );
  start();
}
