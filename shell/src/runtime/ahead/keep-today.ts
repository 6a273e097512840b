import { keptOffline, log, todayHere } from '@callboard/client';
import type { FeatureRelease } from '@callboard/contract';
import type { Loader } from '../loader/loader.ts';
import { featureWords } from '../routes/feature-pages.ts';
import { appIsKept } from './app-is-kept.ts';
import { keptKeys } from './old-reads.ts';
import type { OldReads } from './old-reads.ts';
import type { AheadUsage } from './run-ahead.ts';
import type { TodayKept } from './today-kept.ts';

/** Whether all that was wanted came, and nothing of it may have changed since. */
export const isWhole = ({ end, failures, reads }: AheadUsage, old: OldReads): boolean =>
  end === 'done' && failures === 0 && reads.every(old.isThere);

/** What of the day's work opens without network: nothing, unless all of it was read and stored and the app is too. */
export async function keptOf(today: AheadUsage, old: OldReads): Promise<TodayKept | null> {
  const readOn = todayHere();
  const days = today.reads.flatMap(({ day }) => day ?? []);
  if (days.length === 0 || !isWhole(today, old) || !(await appIsKept())) return null;
  // Something may have changed while the phone wrote.
  if (!(await keptOffline(today.reads.flatMap(keptKeys))) || !isWhole(today, old)) return null;
  return { readOn, what: days.some((day) => day <= readOn) ? 'today' : 'next-job' };
}

/** The code of today's pages, while the worker has yet to keep it: it fetches the same, so it comes once. */
export async function loadTodayPages(loader: Loader, features: readonly FeatureRelease[]): Promise<void> {
  const registered = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registered || (await appIsKept())) return;
  for (const { feature, face } of features)
    for (const page of face.ahead?.today ?? []) {
      try {
        await Promise.all([loader.page(feature, page), featureWords(loader, feature)]);
      } catch (reason) {
        log.info('A page of today is not there yet', { reason: String(reason) });
      }
    }
}
