import { onOnlineChange } from '@callboard/client';
import { mayNow, sessionStore } from '@callboard/session';
import type { Loader } from '../loader/loader.ts';
import { budgetNow } from './budget.ts';
import { watchOldReads } from './old-reads.ts';
import { watchQuiet } from './quiet.ts';
import { runAhead } from './run-ahead.ts';
import type { AheadUsage } from './run-ahead.ts';

/** After a whole round the next one begins no sooner, whatever has changed meanwhile. */
export const gapMs = 5 * 60_000;
/** After one that ended early. */
const againMs = 60_000;
/** While nothing happens. What is still new costs no request then. */
export const everyMs = 15 * 60_000;
/** Changes come in rows: a planner moves a crew, and each of its positions says so. */
const batchMs = 5_000;

const whoNow = (): string => {
  const { payload } = sessionStore.getState();
  return payload ? `${payload.tenant} ${payload.sid}` : '';
};

/** Seen in the browser's own record of the page, so that a round can be waited for and its cost be read. */
const note = ({ requests, bytes, end }: AheadUsage): void =>
  void performance.mark('callboard-kept-ahead', { detail: { requests, bytes, end } });

/** Keeps what features want kept, for whoever is signed in, now and again. */
export function followAhead(loader: Loader): () => void {
  const { quiet, stop: stopQuiet } = watchQuiet();
  const old = watchOldReads(() => wake());
  let who = whoNow();
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** By the steady clock: the other one may jump. */
  let notBefore = 0;
  let due = Number.POSITIVE_INFINITY;
  /** Something changed while a round was under way. */
  let changedMeanwhile = false;

  const features = () =>
    loader.features
      .filter(({ face }) => face.ahead && mayNow(face.ahead.allow))
      .map(
        ({ feature }) =>
          () =>
            loader.ahead(feature),
      );

  async function run(): Promise<void> {
    if (running || who === '') return;
    const turn = new AbortController();
    running = turn;
    due = Number.POSITIVE_INFINITY;
    const wanted = { features: features(), budget: budgetNow(), old, signal: turn.signal, quiet };
    const spent = await runAhead(wanted);
    if (running !== turn) return;
    running = null;
    note(spent);
    notBefore = performance.now() + (spent.end === 'stopped' ? againMs : gapMs);
    plan(spent.end === 'done' && !changedMeanwhile ? everyMs : againMs);
    changedMeanwhile = false;
  }

  /** A round in so long at the latest, but not too soon after the one before. */
  function plan(ms: number): void {
    const at = Math.max(performance.now() + ms, notBefore);
    if (at >= due) return;
    due = at;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), at - performance.now());
  }
  const wake = () => {
    if (running) changedMeanwhile = true;
    else plan(batchMs);
  };

  const leave = () => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    notBefore = 0;
    const ended = running;
    running = null;
    ended?.abort();
    old.forget();
  };
  const session = () => {
    const now = whoNow();
    if (now === who) return;
    who = now;
    leave();
    if (who !== '') plan(batchMs);
  };
  const onShown = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const stops = [sessionStore.subscribe(session), onOnlineChange(wake), old.stop, stopQuiet];
  document.addEventListener('visibilitychange', onShown);
  addEventListener('pageshow', onShown);
  void run();
  return () => {
    leave();
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onShown);
    removeEventListener('pageshow', onShown);
  };
}
