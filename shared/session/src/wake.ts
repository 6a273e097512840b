import type { Session } from './session.ts';

const beatMs = 15_000;
/** Timers of a sleeping phone stand still: a missed beat is a nap or a night. */
const gapMs = 60_000;
const jitterMs = 5000;
const retryMs = 30_000;

/** Keeps a session fresh while its page lives: by the clock, after sleep, with the network, with other tabs. */
export function keepFresh(session: Session): () => void {
  let lastBeat = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tried = Number.NEGATIVE_INFINITY;

  /** Plans the next refresh by the age of the token, which another tab may have renewed. */
  const plan = () => {
    clearTimeout(timer);
    const due = session.dueInMs();
    if (!Number.isFinite(due)) return;
    const rest = Math.max(due, tried + retryMs - performance.now());
    timer = setTimeout(refresh, Math.max(0, rest) + Math.random() * jitterMs);
  };
  const refresh = () => {
    if (!session.store.getState().token) return;
    tried = performance.now();
    void session.refreshNow().then(plan);
  };
  const beat = () => {
    const slept = Math.abs(Date.now() - lastBeat - beatMs) > gapMs;
    lastBeat = Date.now();
    // The first answer tells the server's clock, and with it that a token is older than it seemed.
    if (slept || (session.dueInMs() === 0 && performance.now() - tried > retryMs)) refresh();
  };
  const visible = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) refresh();
  };
  const followed = () => session.follow();

  const beats = setInterval(beat, beatMs);
  const unsubscribe = session.store.subscribe((now, before) => {
    if (now.token !== before.token) plan();
  });
  document.addEventListener('visibilitychange', visible);
  addEventListener('pageshow', shown);
  addEventListener('online', refresh);
  addEventListener('storage', followed);
  if (session.dueInMs() === 0) refresh();
  else plan();
  return () => {
    clearInterval(beats);
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', visible);
    removeEventListener('pageshow', shown);
    removeEventListener('online', refresh);
    removeEventListener('storage', followed);
  };
}
