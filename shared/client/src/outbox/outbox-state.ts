import { useSyncExternalStore } from 'react';
import type { Waiting } from './store/item.ts';

export type OutboxState = {
  /** In the order in which they were made, of the person signed in. */
  readonly items: readonly Waiting[];
  /** Something is on its way right now. */
  readonly busy: boolean;
  /** False where the browser gives no place to keep anything: private windows, a full phone. */
  readonly keeps: boolean;
};

export const nothingWaits: OutboxState = { items: [], busy: false, keeps: true };
let state = nothingWaits;
/** Shown before they are stored, and those that cannot be stored. */
let passing: readonly Waiting[] = [];
let shown = state;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  const stored = new Set(state.items.map(({ key }) => key));
  const fresh = passing.filter(({ key }) => !stored.has(key));
  shown = fresh.length > 0 ? { ...state, items: [...state.items, ...fresh] } : state;
  for (const listener of listeners) listener();
}
export function showOutbox(next: OutboxState): void {
  state = next;
  notifyListeners();
}
export function showUnstored(item: Waiting): () => void {
  passing = [...passing, item];
  notifyListeners();
  return () => {
    passing = passing.filter((other) => other !== item);
    notifyListeners();
  };
}

/** Kept on this phone and not through yet, whatever else is shown. */
export const isQueued = (entity: string, but?: string): boolean =>
  state.items.some((item) => item.entity === entity && item.key !== but && item.state !== 'sent');

export const outboxNow = (): OutboxState => shown;
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Everything that waits on this phone for the person signed in. */
export const useOutbox = (): OutboxState => useSyncExternalStore(onOutboxChange, outboxNow);
