import { onVersionNews } from '../boot/register-worker.ts';

const everyMs = 5 * 60_000;

/** Whether a newer version is there, for whoever draws it. */
let newer = false;
/** The lineup that this page runs: that of its start, or one of which it took over what was closed. */
let running = '';
let dismissed = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const updateOffered = (): boolean => newer && !dismissed;
export const updateThere = (): boolean => newer;

export function offerUpdate(): void {
  newer = true;
  dismissed = false;
  tell();
}
/** Not now: the next load brings it anyway. */
export function dismissUpdate(): void {
  dismissed = true;
  tell();
}
export function onUpdateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page runs this one now: nothing newer by itself. */
export function runs(lineup: string): void {
  running = lineup;
}

/** What looks is fetched for the first look, minutes after the start. */
export async function lookNow(): Promise<void> {
  try {
    const { lookForUpdates } = await import('./look-for-updates.ts');
    if ((await lookForUpdates(running)) === 'newer' && !newer) offerUpdate();
  } catch {
    // Not fetched, as without network: the next look tries again.
  }
}

/** Looks now and then, and when somebody comes back to the page. */
export function followUpdates(lineup: string, onAvailableOffline: () => void): () => void {
  runs(lineup);
  let looked = performance.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (performance.now() - looked < everyMs) return;
    looked = performance.now();
    void lookNow();
  };
  const timer = setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
  const unsubscribe = onVersionNews((news) => {
    if (news.kind === 'available-offline') onAvailableOffline();
    else if (news.lineup !== running) offerUpdate();
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    unsubscribe();
  };
}
