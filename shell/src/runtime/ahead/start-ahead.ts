import { log } from '@callboard/client';
import { mayNow } from '@callboard/session';
import { atRest } from '../context/at-rest.ts';
import type { Loader } from '../loader/loader.ts';

/** When the first screen has what it asked for. */
const shownMs = 700;
/** For whom nothing is urgent: after whatever else waits for the first screen to be at rest. */
const restMs = 4_000;
const againMs = 60_000;

/** Fetches what keeps the days ahead on the phone, and starts it: at once for those who have a day's work. */
export async function startAhead(loader: Loader): Promise<void> {
  const ahead = loader.features.flatMap(({ face }) => face.ahead ?? []);
  if (ahead.length === 0) return;
  await atRest(ahead.some(({ allow, today }) => today && mayNow(allow)) ? shownMs : restMs);
  // In the browser's record: what is fetched from here on is not what the first screen waits for.
  performance.mark('callboard-reads-ahead');
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
