import { useMemo, useSyncExternalStore } from 'react';
import type { Waiting } from './item.ts';
import type { Applies } from './queued.ts';

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

function tell(): void {
  const stored = new Set(state.items.map(({ key }) => key));
  const fresh = passing.filter(({ key }) => !stored.has(key));
  shown = fresh.length > 0 ? { ...state, items: [...state.items, ...fresh] } : state;
  for (const listener of listeners) listener();
}
export function showOutbox(next: OutboxState): void {
  state = next;
  tell();
}
export function showPassing(item: Waiting): () => void {
  passing = [...passing, item];
  tell();
  return () => {
    passing = passing.filter((other) => other !== item);
    tell();
  };
}

export const outboxNow = (): OutboxState => shown;
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Everything that waits on this phone for the person signed in. */
export const useOutbox = (): OutboxState => useSyncExternalStore(onOutboxChange, outboxNow);

type Which = string | ((entity: string) => boolean);
const isOf = (which: Which, entity: string) => (typeof which === 'string' ? which === entity : which(entity));

/** What waits for one entity, in order. */
export function useWaiting(which: Which): readonly Waiting[] {
  const { items } = useOutbox();
  return useMemo(() => items.filter(({ entity }) => isOf(which, entity)), [items, which]);
}

/** What the server said with what waits on top, as the person sees it. */
export function overlaid<Data>(
  data: Data,
  items: readonly Waiting[],
  commands: readonly Applies<Data>[],
): Data {
  return items.reduce((before, item) => {
    if (item.state === 'attention') return before;
    const apply = commands.find(({ name }) => name === item.name)?.apply;
    return apply ? apply(before, item as never) : before;
  }, data);
}

/** `overlaid` for one entity, or for those of a list. Nothing known stays nothing known. */
export function useOverlaid<Data>(
  data: Data | undefined,
  which: Which,
  commands: readonly Applies<Data>[],
): Data | undefined {
  const items = useWaiting(which);
  return useMemo(
    () => (data === undefined || items.length === 0 ? data : overlaid(data, items, commands)),
    [data, items, commands],
  );
}
