const listeners = new Set<() => void>();

/** The API answered a call: there is a way to it. */
export function onServerAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function serverAnswered(): void {
  for (const listener of listeners) listener();
}
