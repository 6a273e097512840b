import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { pointerFile, readReleases } from './releases.ts';
import type { Releases } from './releases.ts';

/** Looked at instead of listened to: the folder may be on a disk that tells nobody of its changes. */
const lookEveryMs = 500;

/** Calls when other releases are in use or withheld than before; a pointer that cannot be used changes nothing. */
export function followPointer(folder: string, onMove: () => void): () => void {
  const file = join(folder, pointerFile);
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
  watchFile(file, { interval: lookEveryMs, persistent: false }, look);
  return () => unwatchFile(file, look);
}
