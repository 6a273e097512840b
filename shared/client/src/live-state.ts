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

/** How often to ask while nothing is heard: the net below live messages. */
export const useUnlessLive = (everyMs: number): number | false =>
  useSyncExternalStore(subscribe, isLive) ? false : everyMs;
