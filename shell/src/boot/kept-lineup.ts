import { lineupShape } from '@callboard/contract';
import type { Lineup } from '@callboard/contract';
import { lineupKey, pointerKey, readKept } from './store.ts';
import type { Pointer } from './store.ts';

/** The last good lineup of this phone, kept by the offline worker. */
export async function keptLineup(language: string): Promise<Lineup | null> {
  if (!('caches' in globalThis)) return null;
  try {
    const pointer = await readKept<Pointer>(pointerKey);
    if (!pointer) return null;
    const inLanguage = language ? await readKept(lineupKey(pointer.current, language)) : null;
    return lineupShape.safeParse(inLanguage ?? (await readKept(lineupKey(pointer.current)))).data ?? null;
  } catch {
    // A broken store is the same as an empty one.
    return null;
  }
}
