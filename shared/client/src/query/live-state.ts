import { useSyncExternalStore } from 'react';

let live = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The shell says it: whether changes are heard of as they happen. */
export function setLive(now: boolean): void {
  if (live === now) return;
  live = now;
  for (const listener of listeners) listener();
}
export const isLive = (): boolean => live;

let reasonsToKeepStill = 0;
/** While something can be taken back, rows stay under the finger: nothing heard changes them until the answer is called. */
export function pauseLiveUpdates(): () => void {
  reasonsToKeepStill += 1;
  let kept = true;
  return () => {
    if (kept) reasonsToKeepStill -= 1;
    kept = false;
  };
}
export const liveUpdatesPaused = (): boolean => reasonsToKeepStill > 0;

/** How often to ask while nothing is heard: the net below live messages. */
export const useUnlessLive = (everyMs: number): number | false =>
  useSyncExternalStore(subscribe, isLive) ? false : everyMs;
