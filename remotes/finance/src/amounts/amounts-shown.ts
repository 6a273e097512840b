import { useSyncExternalStore } from 'react';

/** Pay is hidden until somebody taps: people read their phones on trains. A phone that was put away hides it again. */
let shown = false;
const listeners = new Set<() => void>();

export function showAmounts(wanted: boolean): void {
  shown = wanted;
  for (const listener of listeners) listener();
}

const hideAway = () => {
  if (document.hidden) showAmounts(false);
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', hideAway);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', hideAway);
    shown = false;
  };
}

export const useAmountsShown = (): boolean => useSyncExternalStore(subscribe, () => shown);
