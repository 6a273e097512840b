import { onVersionNews } from '../../boot/register-worker.ts';

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

export const runningLineup = (): string => running;

/** Hears of newer versions from the offline worker. */
export function followUpdates(lineup: string, onAvailableOffline: () => void): () => void {
  runs(lineup);
  return onVersionNews((news) => {
    if (news.kind === 'available-offline') onAvailableOffline();
    else if (news.lineup !== running) offerUpdate();
  });
}
