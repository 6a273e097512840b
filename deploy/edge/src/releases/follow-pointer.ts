import { readReleases } from './releases.ts';
import type { Releases } from './releases.ts';

/**
 * Looked at instead of listened to: the folder may be on a disk that tells nobody of its changes. Not by `watchFile`,
 * which takes what it finds first for what was there before.
 */
const lookEveryMs = 500;

/** Calls when other releases are in use or withheld than before; a pointer that cannot be used changes nothing. */
export function followPointer(folder: string, onMove: () => void): () => void {
  const inUse = (): Releases | null => {
    try {
      return readReleases(folder);
    } catch {
      return null;
    }
  };
  let before = inUse();
  const look = () => {
    const now = inUse();
    if (now === before) return;
    before = now;
    onMove();
  };
  const looks = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(looks);
}
