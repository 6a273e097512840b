import type { Language } from '@callboard/contract';

/** Where the offline worker keeps things. The page reads it too when the network gives it no usable lineup. */
export const filesCache = 'callboard-files-1';
export const lineupsCache = 'callboard-lineups-1';

export const pointerKey = '/callboard/pointer';
/** With a language: the same with its labels in that one. */
export const lineupKey = (id: string, language?: string): string =>
  `/callboard/lineup/${id}${language ? `/${language}` : ''}`;
/** With a frame: the one that shows it before any script. */
export const documentKey = (id: string, frame?: string): string =>
  `/callboard/document/${id}${frame ? `/${frame}` : ''}`;

/** Which lineup is in use, which was before, and which open page booted with which. */
export type Pointer = {
  readonly current: string;
  readonly previous: string | null;
  readonly pins: Readonly<Record<string, string>>;
  /** Of a phone's first lineup: what home and a day's work need is kept, the rest on its way. */
  readonly partial?: boolean;
  /** With `partial`: the one language that it can be read in. Without it, every one. */
  readonly language?: Language;
};

export async function readKept<Value>(key: string): Promise<Value | null> {
  const cache = await caches.open(lineupsCache);
  const kept = await cache.match(key);
  return kept ? ((await kept.json()) as Value) : null;
}

export async function keep(key: string, value: unknown): Promise<void> {
  const cache = await caches.open(lineupsCache);
  await cache.put(
    key,
    new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } }),
  );
}
