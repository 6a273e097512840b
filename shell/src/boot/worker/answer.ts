import {
  frameAt,
  mailFramePolicy,
  mailFrameSource,
  scriptWorkerPath,
  scriptWorkerPolicy,
  scriptWorkerSource,
} from '@callboard/contract';
import { frameFactsHere } from './frame-facts.ts';
import type { FetchEvent } from './scope.ts';
import { documentKey, filesCache, keep, lineupKey, lineupsCache, pointerKey, readKept } from '../store.ts';
import type { Pointer } from '../store.ts';

/** Which calls the start needs, and so may be answered without a network. */
const startUp = ['/api/v1/startUp/settings', '/api/v1/startUp/meta'];
const lineupPath = '/api/v1/lineup';

/** Paths that are no screens of the app. */
const notScreens = /^\/(api|releases|dev|live)(\/|$)|^\/(sw\.js|healthz|readyz)$|\.[a-z0-9]{2,5}$/;
const credentials = /[?&](PID|PCID|Password|ticket)=/i;

/** The lineup of the document that a page got, so that it gets no other lineup a moment later. */
const servedWith = new Map<string, string>();

/**
 * The document with the frame that fits now: it was kept for nobody, so who signed in or out since then gets neither
 * a form nor bars that are not theirs. A browser that does not show its worker the cookie gets the plain one.
 */
async function fittingDocument(id: string, address: URL): Promise<Response | undefined> {
  const cache = await caches.open(lineupsCache);
  const plain = () => cache.match(documentKey(id, 'page'));
  const facts = await frameFactsHere();
  if (!facts) return plain();
  const kept = await cache.match(documentKey(id, frameAt(address, facts)));
  const documentLanguage = kept?.headers.get('Content-Language')?.replace('-', '').toLowerCase();
  // A form in the language of before would be drawn anew under somebody's hands.
  return facts.language && documentLanguage !== facts.language.toLowerCase()
    ? ((await plain()) ?? kept)
    : kept;
}

async function keptDocument(event: FetchEvent): Promise<Response> {
  try {
    const pointer = await readKept<Pointer>(pointerKey);
    const kept = pointer && (await fittingDocument(pointer.current, new URL(event.request.url)));
    if (pointer && kept) {
      servedWith.set(event.resultingClientId, pointer.current);
      return kept;
    }
  } catch (error) {
    console.warn('The kept document cannot be read.', error);
  }
  return fetch(event.request);
}

async function keptLineup(event: FetchEvent, language: string | null): Promise<Response> {
  try {
    const pointer = await readKept<Pointer>(pointerKey);
    const id = servedWith.get(event.clientId) ?? pointer?.current;
    const cache = await caches.open(lineupsCache);
    const inLanguage = id && language && (await cache.match(lineupKey(id, language)));
    const kept = inLanguage || (id && (await cache.match(lineupKey(id))));
    if (kept) return kept;
  } catch (error) {
    console.warn('The kept lineup cannot be read.', error);
  }
  return fetch(event.request);
}

async function keptFile(event: FetchEvent, path: string): Promise<Response> {
  try {
    const kept = await (await caches.open(filesCache)).match(path);
    if (kept) return kept;
  } catch (error) {
    console.warn('A kept file cannot be read.', error);
  }
  return fetch(event.request);
}

/** At once what was kept, while the network brings the next. */
async function keptThenFresh(event: FetchEvent, path: string): Promise<Response> {
  const fresh = (async () => {
    const answer = await fetch(event.request);
    if (answer.status === 200) await keep(path, await answer.clone().json()).catch(() => undefined);
    return answer;
  })();
  try {
    const kept = await (await caches.open(lineupsCache)).match(path);
    if (kept) {
      event.waitUntil(fresh.catch(() => undefined));
      return kept;
    }
  } catch (error) {
    console.warn('Kept settings cannot be read.', error);
  }
  return fresh;
}

/** What the server gives to everybody alike, and is needed without a network too. */
function constant(path: string): Response | null {
  const give = (source: string, type: string, policy: string) =>
    new Response(source, { headers: { 'Content-Type': type, 'Content-Security-Policy': policy } });
  if (path === scriptWorkerPath) return give(scriptWorkerSource, 'text/javascript', scriptWorkerPolicy);
  const policy = mailFramePolicy(path);
  return policy === undefined ? null : give(mailFrameSource, 'text/html; charset=utf-8', policy);
}

/** The worker's part in a request; nothing when it has none. */
export function answer(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname, search, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  const given = constant(pathname);
  if (given) return Promise.resolve(given);
  if (request.mode === 'navigate') {
    // Credentials in an address are the server's business.
    return notScreens.test(pathname) || credentials.test(search) ? null : keptDocument(event);
  }
  // A further try has an address of its own, and is a try at the network.
  if (pathname.startsWith('/releases/')) return search ? null : keptFile(event, pathname);
  if (request.cache === 'no-store' || request.cache === 'reload') return null;
  if (pathname === lineupPath) return keptLineup(event, searchParams.get('language'));
  if (startUp.includes(pathname)) return keptThenFresh(event, pathname);
  return null;
}
