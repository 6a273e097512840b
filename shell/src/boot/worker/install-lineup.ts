import { callHeaders, frameHeader, frameKinds } from '@callboard/contract';
import type { FrameKind, Language, Lineup } from '@callboard/contract';
import { lineupAddress } from '../lineup-address.ts';
import { lineupFault } from '../proof.ts';
import { frameFactsHere } from './frame-facts.ts';
import { filesOf, listsOf, todayFiles } from './lineup-files.ts';
import { prune } from './prune.ts';
import { documentKey, filesCache, keep, lineupKey, lineupsCache, pointerKey, readKept } from '../store.ts';
import type { Pointer } from '../store.ts';

export type Installed = { readonly kind: 'same' | 'first' | 'newer'; readonly current: string };

/** A phone that is being used has better things to do than this. */
const atOnce = 4;
const types = { js: /javascript/, css: /css/, json: /json/ } as Readonly<Record<string, RegExp>>;

async function newestLineup(language = ''): Promise<Lineup> {
  const address = `/api/v1${lineupAddress({ language, pathname: '/' })}`;
  const answer = await fetch(address, { cache: 'no-store', headers: callHeaders });
  if (answer.status !== 200) throw new Error(`The lineup answers ${answer.status}.`);
  const lineup = (await answer.json()) as Lineup;
  const fault = await lineupFault(lineup, lineup);
  if (fault !== null) throw new Error(`The lineup is not what it claims to be: ${fault}`);
  return lineup;
}

/** The browser itself refuses what does not have this hash. */
async function fetchFile(path: string, integrity: string): Promise<Response> {
  try {
    return await fetch(path, { integrity });
  } catch {
    // What the browser kept may be what is wrong, and would stay so for as long as it keeps it.
    return fetch(path, { integrity, cache: 'reload' });
  }
}

async function keepFile(cache: Cache, path: string, integrity: string): Promise<void> {
  if (await cache.match(path)) return;
  const answer = await fetchFile(path, integrity);
  const type = types[path.slice(path.lastIndexOf('.') + 1)];
  if (answer.status !== 200 || (type && !type.test(answer.headers.get('Content-Type') ?? ''))) {
    throw new Error(`${path} answers ${answer.status}.`);
  }
  await cache.put(path, answer);
}

async function keepFiles(cache: Cache, files: Map<string, string>): Promise<void> {
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await keepFile(cache, ...next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** In every language at last, so that somebody may choose another one where there is no network. */
async function keepLabels(
  lineup: Lineup,
  languages = Object.keys(lineup.labelHashes) as Language[],
): Promise<void> {
  const keepIn = async (language: Language): Promise<void> => {
    if (await readKept(lineupKey(lineup.id, language))) return;
    const inLanguage = language === lineup.labels.language ? lineup : await newestLineup(language);
    if (inLanguage.id !== lineup.id) throw new Error('There is a newer lineup by now.');
    // Else the tenant speaks one language to everybody.
    if (inLanguage.labels.language === language) await keep(lineupKey(lineup.id, language), inLanguage);
  };
  await Promise.all(languages.map(keepIn));
}

/** The document of exactly this shell, with each frame. In the middle of a release it may be another one: then later. */
async function keepDocument(lineup: Lineup, frame: FrameKind): Promise<string> {
  const headers = { Accept: 'text/html', [frameHeader]: frame };
  const answer = await fetch('/', { cache: 'no-store', headers });
  const isHtml = /html/.test(answer.headers.get('Content-Type') ?? '');
  if (answer.status !== 200 || answer.redirected || !isHtml) throw new Error('There is no document.');
  const text = await answer.clone().text();
  if (!text.includes(`"release":"${lineup.shell.release}"`))
    throw new Error('The document is of another shell.');
  const cache = await caches.open(lineupsCache);
  await cache.put(documentKey(lineup.id, frame), answer);
  return text;
}

async function keepStartUp(path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'no-store', headers: callHeaders });
  if (answer.status === 200) await keep(path, await answer.json());
}

/** What every start needs beside files and labels. Gives the document. */
async function keepStart(lineup: Lineup): Promise<string> {
  const [document = ''] = await Promise.all([
    ...frameKinds.map((frame) => keepDocument(lineup, frame)),
    ...['/api/v1/startUp/settings', '/api/v1/startUp/meta'].map(keepStartUp),
    keep(lineupKey(lineup.id), lineup),
  ]);
  return document ?? '';
}

/** What home and the day's work need, in the language of who is here. */
async function keepToday(lineup: Lineup, cache: Cache, language: Language | null): Promise<void> {
  const [document] = await Promise.all([keepStart(lineup), keepFiles(cache, listsOf(lineup))]);
  const all = await filesOf(lineup, cache);
  const files = await todayFiles(lineup, { all, kept: cache, today: { language, document } });
  await Promise.all([keepFiles(cache, files), keepLabels(lineup, language ? [language] : undefined)]);
}

async function movePointer(to: Omit<Pointer, 'pins'>): Promise<void> {
  const { pins = {} } = (await readKept<Pointer>(pointerKey)) ?? {};
  await keep(pointerKey, { ...to, pins } satisfies Pointer);
}

/**
 * Keeps the newest lineup as a whole; only then the pointer moves, so that two are never mixed. Where there is none
 * before it, the app opens without network as soon as what today needs is kept; the rest comes from the network then.
 */
async function installNewest(onPart: () => Promise<void>): Promise<Installed> {
  const before = await readKept<Pointer>(pointerKey);
  const facts = before ? null : await frameFactsHere();
  const lineup = await newestLineup(facts?.language ?? undefined);
  if (before?.current === lineup.id && !before.partial) return { kind: 'same', current: lineup.id };
  const cache = await caches.open(filesCache);
  if (!before) {
    const language = facts && lineup.labels.language;
    await keepToday(lineup, cache, language);
    await movePointer({ current: lineup.id, previous: null, partial: true, ...(language && { language }) });
    await onPart();
  }
  await keepFiles(cache, listsOf(lineup));
  await keepFiles(cache, await filesOf(lineup, cache));
  const isFirst = !before || before.current === lineup.id;
  if (!isFirst) await keepStart(lineup);
  await keepLabels(lineup);
  await movePointer({ current: lineup.id, previous: isFirst ? null : before.current });
  await prune();
  return { kind: isFirst ? 'first' : 'newer', current: lineup.id };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Calls `onPart` once the app opens without network, though not all of it. One after the other: each page that is opened
 * meanwhile asks too, and all would fetch the same files at once.
 */
export function installLineup(onPart: () => Promise<void>): Promise<Installed> {
  const next = last.then(() => installNewest(onPart));
  last = next.catch(() => undefined);
  return next;
}
