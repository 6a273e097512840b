/** Whether the app opens on this phone without a connection. */
let ready = typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller);
const listeners = new Set<() => void>();

export const offlineReady = (): boolean => ready;

export function becomeOfflineReady(): void {
  ready = true;
  for (const listener of listeners) listener();
}
export function onOfflineReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
