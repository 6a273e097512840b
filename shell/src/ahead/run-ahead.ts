import { CallError, log } from '@callboard/client';
import type { AheadModule, ReadAhead } from '@callboard/feature';
import type { Budget } from './budget.ts';
import type { OldReads } from './old-reads.ts';
import { readAhead } from './read-ahead.ts';

export type AheadUsage = {
  readonly requests: number;
  /** Of the answers as text. */
  readonly bytes: number;
  /** Why it ended. Stopped: somebody left, or the way to the server is not there. */
  readonly end: 'done' | 'budget' | 'stopped';
};
type Run = {
  readonly features: readonly (() => Promise<AheadModule>)[];
  readonly budget: Budget;
  readonly old: OldReads;
  /** Ended by whoever signs out. */
  readonly signal: AbortSignal;
  /** Resolves once nobody does anything and no page waits for an answer. */
  readonly quiet: (signal: AbortSignal, pauseMs: number) => Promise<void>;
};

/** After these the next call would fare no better: no way there, nobody signed in, or asked to wait. */
const ends = ['offline', 'timeout', 'sign_in', 'too_many', 'unavailable'];
const isEnd = (reason: unknown): boolean => reason instanceof CallError && ends.includes(reason.code);

async function* readsOf(features: Run['features']): AsyncGenerator<ReadAhead> {
  for (const load of features) {
    try {
      const { readsAhead } = await load();
      yield* readsAhead();
    } catch (reason) {
      if (isEnd(reason)) throw reason;
      log.info('A feature keeps nothing ahead', { reason: String(reason) });
    }
  }
}

/** Reads one thing after another, as far as the budget goes. What fails alone is left out. */
export async function runAhead({ features, budget, old, signal, quiet }: Run): Promise<AheadUsage> {
  let requests = 0;
  let bytes = 0;
  const spent = (end: AheadUsage['end']): AheadUsage => ({ requests, bytes, end });
  try {
    await quiet(signal, 0);
    for await (const read of readsOf(features)) {
      if (!old.isDue(read)) continue;
      if (requests >= budget.requests || bytes >= budget.bytes) return spent('budget');
      await quiet(signal, budget.pauseMs);
      signal.throwIfAborted();
      requests += 1;
      try {
        bytes += await readAhead(read, old, signal);
      } catch (reason) {
        if (signal.aborted || isEnd(reason)) return spent('stopped');
        log.info('Not kept ahead', { reason: String(reason) });
      }
      if (signal.aborted) return spent('stopped');
    }
    return spent('done');
  } catch {
    return spent('stopped');
  }
}
