import { onOnlineChange } from '@callboard/client';
import { sessionStore } from '@callboard/session';
import type { Loader } from '../loader/loader.ts';
import { aheadRound, todayFeatures } from './ahead-round.ts';
import { isWhole, keptOf, loadTodayPages } from './keep-today.ts';
import { watchOldReads } from './old-reads.ts';
import { watchQuiet } from './quiet.ts';
import type { AheadUsage } from './run-ahead.ts';
import { setTodayKept } from './today-kept.ts';

/** After a whole round the next one begins no sooner, whatever has changed meanwhile. */
export const gapMs = 5 * 60_000;
/** Today's part of it is few reads, of which only those are made that have changed. */
export const todayGapMs = 10_000;
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
const note = (name: 'ahead' | 'today', { requests, bytes, end }: AheadUsage): void =>
  void performance.mark(`callboard-kept-${name}`, { detail: { requests, bytes, end } });

/** Keeps what features want kept, for whoever is signed in, now and again. */
export function followAhead(loader: Loader): () => void {
  const { quiet, stop: stopQuiet } = watchQuiet();
  const old = watchOldReads(() => wake());
  let who = whoNow();
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** By the steady clock: the other one may jump. */
  let todayNotBefore = 0;
  let restNotBefore = 0;
  let due = Number.POSITIVE_INFINITY;
  /** Something changed while a round was under way. */
  let changedMeanwhile = false;
  let today: AheadUsage | null = null;

  /** Says whether today is on the phone, as far as is known now. */
  async function tellToday(): Promise<void> {
    const read = today;
    const kept = read && (await keptOf(read, old));
    if (read !== today) return;
    setTodayKept(kept);
    if (read && kept) note('today', read);
  }

  async function run(): Promise<void> {
    if (running || who === '') return;
    const turn = new AbortController();
    running = turn;
    due = Number.POSITIVE_INFINITY;
    changedMeanwhile = false;
    const round = aheadRound(loader, { old, quiet });
    const read = await round.today(turn.signal);
    if (running !== turn) return;
    today = read;
    await tellToday();
    if (read.end === 'done') await loadTodayPages(loader, todayFeatures(loader));
    if (running !== turn) return;
    const isEarly = read.end !== 'done' || performance.now() < restNotBefore;
    const rest = isEarly ? null : await round.rest(turn.signal, read);
    if (running !== turn) return;
    running = null;
    planNext(read, rest);
  }

  function planNext(read: AheadUsage, rest: AheadUsage | null): void {
    const now = performance.now();
    const { end } = rest ?? read;
    todayNotBefore = now + (read.end === 'stopped' ? againMs : todayGapMs);
    if (rest) {
      note('ahead', { ...rest, requests: read.requests + rest.requests, bytes: read.bytes + rest.bytes });
      restNotBefore = now + (end === 'stopped' ? againMs : gapMs);
    }
    plan(end === 'done' && rest ? everyMs : Math.max(restNotBefore - now, againMs));
    if (changedMeanwhile) plan(todayGapMs);
  }

  /** A round in so long at the latest, but not too soon after the one before. */
  function plan(ms: number): void {
    const at = Math.max(performance.now() + ms, todayNotBefore);
    if (at >= due) return;
    due = at;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), at - performance.now());
  }
  const wake = () => {
    if (today && !isWhole(today, old)) setTodayKept(null);
    if (running) changedMeanwhile = true;
    else plan(batchMs);
  };

  const leave = () => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    todayNotBefore = 0;
    restNotBefore = 0;
    today = null;
    setTodayKept(null);
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
  // The worker says so once the app opens without network.
  const onWorkerNews = () => void tellToday();
  navigator.serviceWorker?.addEventListener('message', onWorkerNews);
  document.addEventListener('visibilitychange', onShown);
  addEventListener('pageshow', onShown);
  void run();
  return () => {
    leave();
    for (const stop of stops) stop();
    navigator.serviceWorker?.removeEventListener('message', onWorkerNews);
    document.removeEventListener('visibilitychange', onShown);
    removeEventListener('pageshow', onShown);
  };
}
