import type { FeatureId } from '@callboard/contract';
import { LoadError } from './trouble.ts';

/** A feature that is open a moment later than it could be is better than one that was taken away and runs. */
const patienceMs = 400;

/** Without the offline worker the lineup came from the server just now, and says it. */
async function ask(): Promise<readonly FeatureId[]> {
  if (!navigator.serviceWorker?.controller || !navigator.onLine) return [];
  try {
    const answer = await fetch('/withheld', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    const list: unknown = await answer.json();
    return Array.isArray(list) ? (list as FeatureId[]) : [];
  } catch {
    // No network, or a slow one: what was kept runs.
    return [];
  }
}

let asked: Promise<readonly FeatureId[]> | undefined;

/** What was withheld since the offline worker kept this page's lineup; asked once for all features. */
export const withheldNow = (): Promise<readonly FeatureId[]> => (asked ??= ask());

/** Rejects where a feature was withheld since then; the next try asks anew. */
export async function refuseWithheld(feature: FeatureId): Promise<void> {
  if (!(await withheldNow()).includes(feature)) return;
  asked = undefined;
  throw new LoadError({ kind: 'withheld', feature });
}
