import { frameKinds } from '@callboard/contract';
import type { Lineup } from '@callboard/contract';
import type { WorkerScope } from './scope.ts';
import { filesOf } from './lineup-files.ts';
import { documentKey, filesCache, keep, lineupKey, lineupsCache, pointerKey, readKept } from '../store.ts';
import type { Pointer } from '../store.ts';

/** Notes which lineup a page runs, and forgets pages that are gone. */
export async function releasePins(
  scope: WorkerScope,
  client: string | null,
  lineup: string | null,
): Promise<void> {
  const pointer = await readKept<Pointer>(pointerKey);
  if (!pointer) return;
  const open = new Set((await scope.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id));
  const pins = Object.entries(pointer.pins).filter(([id]) => open.has(id));
  if (client && lineup) pins.push([client, lineup]);
  await keep(pointerKey, { ...pointer, pins: Object.fromEntries(pins) } satisfies Pointer);
}

/** Files go when neither the two newest lineups nor an open page need them. */
export async function prune(): Promise<void> {
  const pointer = await readKept<Pointer>(pointerKey);
  if (!pointer) return;
  const needed = new Set([pointer.current, pointer.previous, ...Object.values(pointer.pins)]);
  const lineups = await caches.open(lineupsCache);
  const cache = await caches.open(filesCache);
  const files = new Set<string>();
  for (const { url } of await lineups.keys()) {
    const key = new URL(url).pathname;
    if (!key.startsWith(lineupKey(''))) continue;
    const [id = ''] = key.slice(lineupKey('').length).split('/', 1);
    if (!needed.has(id)) {
      await lineups.delete(key);
      for (const frame of frameKinds) await lineups.delete(documentKey(id, frame));
      await lineups.delete(documentKey(id));
    } else if (key === lineupKey(id)) {
      const lineup = await readKept<Lineup>(key);
      for (const path of lineup ? (await filesOf(lineup, cache)).keys() : []) files.add(path);
    }
  }
  for (const request of await cache.keys()) {
    if (!files.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
