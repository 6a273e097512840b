import { serverNow } from '@callboard/client';
import { isPoorFix, rulesWith } from '@callboard/domain';
import { sessionStore } from '@callboard/session';
import { notePermission } from './position-permission.ts';

export type Fix = {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyM: number;
  /** By the phone's own clock. */
  readonly readAt: number;
};
/** Why there is none. */
export type NoFix = 'denied' | 'unavailable' | 'unsupported';

/** An older one says where somebody was. */
const freshMs = 120_000;
let latest: Fix | null = null;
const listeners = new Set<() => void>();

const isFresh = (at: number, now = Date.now()) => Math.abs(now - at) < freshMs;
/** Where the phone is, as far as it was asked within two minutes. */
export const freshFix = (): Fix | null => (latest && isFresh(latest.readAt) ? latest : null);
export function onFix(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function clearPosition(): void {
  latest = null;
}

/** A fix carries the time of the satellites or that of the phone, whichever the phone prefers. */
const isStale = (timestamp: number) => !isFresh(timestamp) && !isFresh(timestamp, serverNow());

const askOnce = (timeout: number) =>
  new Promise<Fix | NoFix>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        resolve(
          isStale(timestamp)
            ? 'unavailable'
            : { latitude, longitude, accuracyM: Math.round(accuracy), readAt: Date.now() },
        ),
      ({ code }) => resolve(code === 1 ? 'denied' : 'unavailable'),
      { enableHighAccuracy: true, maximumAge: 15_000, timeout },
    );
  });

/** By the rules of the person's tenant. */
const isPoor = (found: Fix | NoFix) =>
  found === 'unavailable' ||
  (typeof found === 'object' && isPoorFix(found.accuracyM, rulesWith(sessionStore.getState().tenant?.rules)));
const better = (one: Fix | NoFix, other: Fix | NoFix) => {
  if (typeof one === 'string') return other;
  if (typeof other === 'string') return one;
  return one.accuracyM <= other.accuracyM ? one : other;
};

async function ask(limitMs: number): Promise<Fix | NoFix> {
  if (typeof navigator === 'undefined' || !navigator.geolocation) return 'unsupported';
  const began = Date.now();
  const first = await askOnce(limitMs);
  const leftMs = limitMs - (Date.now() - began);
  // One that is poor is asked for once more; then it is taken as it is, and the server marks it.
  const found = isPoor(first) && leftMs > 500 ? better(first, await askOnce(leftMs)) : first;
  if (typeof found === 'object') {
    latest = found;
    notePermission('granted');
    for (const listener of listeners) listener();
  }
  if (found === 'denied') notePermission('denied');
  return found;
}

let asking: Promise<Fix | NoFix> | null = null;
/** Where the phone is now. Who asks while somebody asks gets the same answer. */
export function askPosition(limitMs = 10_000): Promise<Fix | NoFix> {
  asking ??= ask(limitMs).finally(() => {
    asking = null;
  });
  return asking;
}
