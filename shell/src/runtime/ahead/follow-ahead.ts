import { onOnlineChange } from '@callboard/client';
import { sessionStore } from '@callboard/session';
import type { Loader } from '../loader/loader.ts';
import { aheadRound, todayFeatures } from './ahead-round.ts';
import { isWhole, keptOf, loadTodayPages } from './keep-today.ts';
import { watchOldReads } from './old-reads.ts';
import type { OldReads } from './old-reads.ts';
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

/** What is known of today's reads, and whether it opens without network. */
function followToday(old: OldReads) {
  let today: AheadUsage | null = null;
  return {
    set(read: AheadUsage): void {
      today = read;
    },
    /** Says whether today is on the phone, as far as is known now. */
    async tell(): Promise<void> {
      const read = today;
      const kept = read && (await keptOf(read, old));
      if (read !== today) return;
      setTodayKept(kept);
      if (read && kept) note('today', read);
    },
    changed(): void {
      if (today && !isWhole(today, old)) setTodayKept(null);
    },
    forget(): void {
      today = null;
      setTodayKept(null);
    },
  };
}

/** When the next round begins. By the steady clock: the other one may jump. */
function roundTimer(begin: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;
  let due = Number.POSITIVE_INFINITY;
  return {
    /** A round in so long at the latest, but not too soon after the one before. */
    plan(ms: number): void {
      const at = Math.max(performance.now() + ms, notBefore);
      if (at >= due) return;
      due = at;
      clearTimeout(timer);
      timer = setTimeout(begin, at - performance.now());
    },
    begun(): void {
      due = Number.POSITIVE_INFINITY;
    },
    /** A round has ended: the next one begins no sooner than in so long. */
    pause(ms: number): void {
      notBefore = performance.now() + ms;
    },
    stop(): void {
      clearTimeout(timer);
      due = Number.POSITIVE_INFINITY;
      notBefore = 0;
    },
  };
}

/** Each time the page comes into view. */
function onShown(listener: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', listen);
  addEventListener('pageshow', listen);
  return () => {
    document.removeEventListener('visibilitychange', listen);
    removeEventListener('pageshow', listen);
  };
}

/** Keeps what features want kept, for whoever is signed in, now and again. */
export function followAhead(loader: Loader): () => void {
  const { quiet, stop: stopQuiet } = watchQuiet();
  const old = watchOldReads(() => wake());
  let who = whoNow();
  let running: AbortController | null = null;
  let restNotBefore = 0;
  /** Something changed while a round was under way. */
  let changedMeanwhile = false;
  const today = followToday(old);
  const timer = roundTimer(() => void run());

  async function run(): Promise<void> {
    if (running || who === '') return;
    const turn = new AbortController();
    running = turn;
    timer.begun();
    changedMeanwhile = false;
    const round = aheadRound(loader, { old, quiet });
    const read = await round.today(turn.signal);
    if (running !== turn) return;
    today.set(read);
    await today.tell();
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
    timer.pause(read.end === 'stopped' ? againMs : todayGapMs);
    if (rest) {
      note('ahead', { ...rest, requests: read.requests + rest.requests, bytes: read.bytes + rest.bytes });
      restNotBefore = now + (end === 'stopped' ? againMs : gapMs);
    }
    timer.plan(end === 'done' && rest ? everyMs : Math.max(restNotBefore - now, againMs));
    if (changedMeanwhile) timer.plan(todayGapMs);
  }

  const wake = () => {
    today.changed();
    if (running) changedMeanwhile = true;
    else timer.plan(batchMs);
  };

  const leave = () => {
    timer.stop();
    restNotBefore = 0;
    today.forget();
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
    if (who !== '') timer.plan(batchMs);
  };
  const stops = [sessionStore.subscribe(session), onOnlineChange(wake), onShown(wake), old.stop, stopQuiet];
  // The worker says so once the app opens without network.
  const onWorkerNews = () => void today.tell();
  navigator.serviceWorker?.addEventListener('message', onWorkerNews);
  void run();
  return () => {
    leave();
    for (const stop of stops) stop();
    navigator.serviceWorker?.removeEventListener('message', onWorkerNews);
  };
}
