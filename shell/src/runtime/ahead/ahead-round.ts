import type { FeatureRelease } from '@callboard/contract';
import { mayNow } from '@callboard/session';
import { atRest } from '../context/at-rest.ts';
import type { Loader } from '../loader/loader.ts';
import { budgetNow } from './budget.ts';
import type { OldReads } from './old-reads.ts';
import type { watchQuiet } from './quiet.ts';
import { runAhead } from './run-ahead.ts';
import type { AheadUsage, Reads } from './run-ahead.ts';

/** After today's reads, so that what follows the first screen (`after-rest.ts`, `src/live`) goes before the rest. */
const restMs = 3_500;

const nothing: AheadUsage = { requests: 0, bytes: 0, end: 'done', reads: [], failures: 0 };

/** Features of which the person has something kept. */
const openFeatures = ({ features }: Loader): FeatureRelease[] =>
  features.filter(({ face }) => face.ahead && mayNow(face.ahead.allow));
export const todayFeatures = (loader: Loader): FeatureRelease[] =>
  openFeatures(loader).filter(({ face }) => face.ahead?.today);

/** The two parts of a round: what today needs, and the rest within what the budget leaves. */
export function aheadRound(
  loader: Loader,
  { old, quiet }: { old: OldReads; quiet: ReturnType<typeof watchQuiet>['quiet'] },
) {
  const budget = budgetNow();
  const readsOf = (features: FeatureRelease[], which: 'readsToday' | 'readsAhead') =>
    features.map(
      ({ feature }) =>
        async (): Promise<Reads> =>
          (await loader.ahead(feature))[which]?.() ?? [],
    );
  return {
    async today(signal: AbortSignal): Promise<AheadUsage> {
      const features = readsOf(todayFeatures(loader), 'readsToday');
      if (features.length === 0) return nothing;
      // What an earlier visit left may have changed since: today is not on the phone before it was asked for.
      const isDue: OldReads['isDue'] = (read) => old.isDue(read) || old.isOutdated(read);
      return runAhead({
        features,
        isDue,
        budget: { ...budget, pauseMs: budget.todayPauseMs },
        old,
        signal,
        quiet,
      });
    },
    async rest(signal: AbortSignal, today: AheadUsage): Promise<AheadUsage> {
      if (today.reads.length > 0) await atRest(restMs);
      const left = { requests: budget.requests - today.requests, bytes: budget.bytes - today.bytes };
      const { isDue } = old;
      const features = readsOf(openFeatures(loader), 'readsAhead');
      return runAhead({ features, isDue, budget: { ...budget, ...left }, old, signal, quiet });
    },
  };
}
