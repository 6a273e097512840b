const listeners = new Set<() => void>();

/** The API answered a call: there is a way to it. */
export function onServerHeard(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function serverHeard(): void {
  for (const listener of listeners) listener();
}
