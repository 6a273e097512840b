import { callHeaders } from '@callboard/contract';
import type { FeatureId, Lineup } from '@callboard/contract';
import { checkLineup } from '../../boot/boot-result.ts';
import type { Router } from '../routes/router.ts';
import type { Loader } from '../loader/loader.ts';
import type { TroubleKind } from '../loader/trouble.ts';
import { matchedParams } from '../paths/path-pattern.ts';
import { lookNow } from './look-now.ts';
import { runs } from './update-store.ts';

/** The page that runs, and how it is drawn with fewer features. */
export type RunningPage = {
  /** The lineup of its start. */
  readonly lineup: Lineup;
  readonly loader: Pick<Loader, 'close'>;
  readonly router: Pick<Router, 'state' | 'revalidate'>;
  readonly draw: (lineup: Lineup) => void;
};

const patienceMs = 8_000;
const againMs = 10_000;
/** So often it is seen whether somebody is done. */
const busyMs = 200;

/** What of the page's features is closed in a newer lineup, and why. */
const closedIn = ({ features }: Lineup, newest: Lineup): Map<FeatureId, TroubleKind> =>
  new Map(
    features
      .filter(({ feature }) => !newest.features.some((open) => open.feature === feature))
      .map(({ feature }) => [feature, newest.withheld.includes(feature) ? 'withheld' : 'not-entitled']),
  );

/** Whether a page that closes some of its features runs the newer lineup, as a whole. */
const isPartOf = (newest: Lineup, { shell, features }: Lineup): boolean =>
  newest.shell.release === shell.release &&
  newest.features.every(({ release }) => features.some((one) => one.release === release));

async function newestLineup(): Promise<Lineup> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch('/api/v1/lineup', { cache: 'no-store', headers: callHeaders, signal });
  const judged = await checkLineup({ status: answer.status, body: await answer.json() });
  if ('kind' in judged) throw new Error(`The lineup is ${judged.kind}: ${judged.detail}`);
  return judged;
}

/**
 * Closes features that were switched off or withheld, without a reload, once nothing would be in the way of a hand or
 * of what is not saved; opens them again as well. What is new beyond that comes with an update.
 */
export function followLineup({ lineup, loader, router, draw }: RunningPage, busy: () => boolean) {
  let closed = new Map<FeatureId, TroubleKind>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  /** The page that is shown belongs to a feature that was closed or opened. */
  const isShown = (changed: (id: FeatureId) => boolean): boolean =>
    lineup.features.some(
      ({ feature, face }) =>
        changed(feature) &&
        Object.values(face.pages).some(({ at }) => matchedParams(at, router.state.location.pathname)),
    );

  function take(newest: Lineup): void {
    if (busy()) {
      timer = setTimeout(() => take(newest), busyMs);
      return;
    }
    const before = closed;
    closed = closedIn(lineup, newest);
    const changed = (id: FeatureId) => before.get(id) !== closed.get(id);
    const whole = isPartOf(newest, lineup);
    if (whole) runs(newest.id);
    if (lineup.features.some(({ feature }) => changed(feature))) {
      loader.close(closed);
      const features = lineup.features.filter(({ feature }) => !closed.has(feature));
      const { withheld, elsewhere } = newest;
      draw({ ...lineup, features, withheld, elsewhere, ...(whole && { id: newest.id }) });
      if (isShown(changed)) void router.revalidate();
    } else if (newest.features.length === lineup.features.length - closed.size) return;
    // Features came or went: the offline worker is to know it too. Releases alone can wait for the usual look.
    void lookNow();
  }

  async function read(): Promise<void> {
    clearTimeout(timer);
    asked += 1;
    const mine = asked;
    try {
      const newest = await newestLineup();
      if (mine === asked) take(newest);
    } catch {
      // Whoever runs goes on running.
      if (mine === asked) timer = setTimeout(() => void read(), againMs);
    }
  }

  return {
    look: (): void => void read(),
    stop(): void {
      asked += 1;
      clearTimeout(timer);
    },
  };
}
