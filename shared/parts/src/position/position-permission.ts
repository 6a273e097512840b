import { useSyncExternalStore } from 'react';

/** `unknown` until the browser has answered; those that are never asked say `prompt`. */
export type PositionPermission = 'unknown' | 'granted' | 'prompt' | 'denied' | 'unsupported';

let permission: PositionPermission = 'unknown';
let asked = false;
const listeners = new Set<() => void>();

export function notePermission(now: PositionPermission): void {
  if (now === permission) return;
  permission = now;
  for (const listener of listeners) listener();
}

async function watch(): Promise<void> {
  if (!navigator.geolocation) return notePermission('unsupported');
  try {
    const status = await navigator.permissions.query({ name: 'geolocation' });
    notePermission(status.state);
    status.addEventListener('change', () => notePermission(status.state));
  } catch {
    // A browser that cannot be asked shows its own question with the first position.
    notePermission('prompt');
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void watch();
  }
  return () => listeners.delete(listener);
}

export const positionPermission = (): PositionPermission => permission;
/** Asks the browser anew: another person, another test. */
export function forgetPermission(): void {
  asked = false;
  permission = 'unknown';
}
export const usePositionPermission = (): PositionPermission =>
  useSyncExternalStore(subscribe, positionPermission);
