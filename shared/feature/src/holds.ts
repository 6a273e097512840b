/** Unsaved work: an update waits for it, and leaving the page asks first. */
const reasons = new Map<symbol, string>();
const listeners = new Set<() => void>();
let snapshot: readonly string[] = [];

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function changed(): void {
  snapshot = [...new Set(reasons.values())];
  // Listening keeps a page out of the browser's back-forward cache, so only while something is held.
  if (snapshot.length > 0) globalThis.addEventListener?.('beforeunload', ask);
  else globalThis.removeEventListener?.('beforeunload', ask);
  for (const listener of listeners) listener();
}

export const holds = {
  /** Holds until the answer is called. The reason is shown to the person. */
  add(reason: string): () => void {
    const mine = Symbol(reason);
    reasons.set(mine, reason);
    changed();
    return () => {
      if (reasons.delete(mine)) changed();
    };
  },
  /** Why it is held; empty when nothing is. The same array until something changes. */
  current: (): readonly string[] => snapshot,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
