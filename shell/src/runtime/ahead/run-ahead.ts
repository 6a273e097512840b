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
  /** All that was wanted, made now or not. */
  readonly reads: readonly ReadAhead[];
  /** Reads and features that did not come. */
  readonly failures: number;
};
export type Reads = ReturnType<AheadModule['readsAhead']>;
type Run = {
  /** What each feature wants read. */
  readonly features: readonly (() => Promise<Reads>)[];
  readonly isDue: (read: ReadAhead) => boolean;
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

type OnFailure = (what: string, reason: unknown) => void;

async function* readsOf(load: () => Promise<Reads>, onFailure: OnFailure): AsyncGenerator<ReadAhead> {
  try {
    yield* await load();
  } catch (reason) {
    if (isEnd(reason)) throw reason;
    onFailure('A feature keeps nothing ahead', reason);
  }
}

/** One read of each feature after another: what is next in one does not wait for the last of another. */
async function* inTurn(features: Run['features'], onFailure: OnFailure): AsyncGenerator<ReadAhead> {
  const open = new Set(features.map((load) => readsOf(load, onFailure)));
  while (open.size > 0)
    for (const reads of open) {
      const { done, value } = await reads.next();
      if (done) open.delete(reads);
      else yield value;
    }
}

/** Reads one thing after another, as far as the budget goes. What fails alone is left out. */
export async function runAhead({ features, isDue, budget, old, signal, quiet }: Run): Promise<AheadUsage> {
  let requests = 0;
  let bytes = 0;
  let failures = 0;
  const reads: ReadAhead[] = [];
  const onFailure: OnFailure = (what, reason) => {
    failures += 1;
    log.info(what, { reason: String(reason) });
  };
  const spent = (end: AheadUsage['end']): AheadUsage => ({ requests, bytes, end, reads, failures });
  try {
    await quiet(signal, 0);
    for await (const read of inTurn(features, onFailure)) {
      reads.push(read);
      if (!isDue(read)) continue;
      if (requests >= budget.requests || bytes >= budget.bytes) return spent('budget');
      await quiet(signal, budget.pauseMs);
      signal.throwIfAborted();
      requests += 1;
      try {
        bytes += await readAhead(read, old, signal);
      } catch (reason) {
        if (signal.aborted || isEnd(reason)) return spent('stopped');
        onFailure('Not kept ahead', reason);
      }
      if (signal.aborted) return spent('stopped');
    }
    return spent('done');
  } catch {
    return spent('stopped');
  }
}
