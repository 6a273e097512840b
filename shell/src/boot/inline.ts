import { fileListName } from '@callboard/contract';
import type { FeatureFiles, Lineup } from '@callboard/contract';
import { chunksAhead, featureAhead, openedPage } from './ahead.ts';
import { ask } from './ask.ts';
import { earlyForm } from './early-form.ts';
import { lineupAddress } from './lineup-address.ts';
import { scriptUrls } from './trusted-types.ts';
import type { DocumentData, Starter } from './starter.ts';

// Stands in the document itself and runs before anything else, so it stays small and imports almost nothing.

const data = JSON.parse(document.getElementById('callboard')?.textContent ?? '') as DocumentData;

const scriptUrl = scriptUrls('callboard-boot', (url) => {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Not our own origin.');
  return url;
});

const known = new Map<string, string>();
const tries = new Map<string, number>();
const preloaded = new Set<string>();
const pathOf = (url: string): string => new URL(url, location.href).pathname;
/** Well formed, and the hash of nothing: a browser ignores what is not well formed. */
const nothingFits = `sha384-${'A'.repeat(64)}`;
const cssLimit = 8000;

const setting = (name: string): string => {
  try {
    return String(
      (JSON.parse(localStorage.getItem('uiSettings') ?? '{}') as Record<string, unknown>)[name] ?? '',
    );
  } catch {
    return '';
  }
};

// Before anything is painted; with nothing chosen it is as the style sheet says.
document.documentElement.style.setProperty('--text-size', setting('textSize'));

const starter: Starter = {
  data,
  lineup: ask(lineupAddress({ language: setting('language'), pathname: location.pathname })),
  language: setting('language'),
  settings: ask('/startUp/settings'),
  meta: ask('/startUp/meta'),
  list: (base, files) => {
    for (const [name, integrity] of Object.entries(files)) known.set(base + name, integrity);
  },
  integrityOf: (url) => known.get(pathOf(url)),
  tag: (element, url) => {
    const path = pathOf(url);
    const before = tries.get(path) ?? 0;
    tries.set(path, before + 1);
    // What failed once stays failed under its address for as long as the page lives.
    const address = before > 0 ? `${path}?r=${before}` : path;
    element.integrity = known.get(path) ?? nothingFits;
    element.crossOrigin = 'anonymous';
    if (element instanceof HTMLScriptElement) {
      element.src = scriptUrl(address);
      return;
    }
    element.href = address;
    setTimeout(() => element.onerror?.(new Event('timeout')), cssLimit);
  },
  preload: (url, integrity) => {
    const path = pathOf(url);
    if (preloaded.has(path) || tries.has(path)) return;
    preloaded.add(path);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = path.endsWith('.css') ? 'style' : 'script';
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.href = path;
    // It counts as a try: whoever needs the file next asks at another address.
    link.addEventListener('error', () => tries.set(path, (tries.get(path) ?? 0) + 1));
    document.head.append(link);
  },
  takeForm: data.frame === 'sign-in' ? earlyForm(ask) : null,
};
globalThis.__callboard = starter;
starter.list(data.shell.base, data.shell.files);

// A phone may know better than its cookie, which somebody has removed or which is from before a sign-in: then what the
// document shows is not seen, until the page draws what is right.
const signedIn = localStorage.getItem('token') !== null;
const otherLanguage = starter.language !== '' && starter.language !== data.language;
if (data.frame === 'sign-in' ? signedIn || otherLanguage : data.frame === 'home' && !signedIn)
  document.documentElement.dataset['stale'] = '';

function showFailure(): void {
  const { words } = data;
  const place = document.getElementById('trouble');
  if (!place) return;
  const button = document.createElement('button');
  button.textContent = words.retry;
  button.addEventListener('click', async () => {
    const reload = data.shell.scripts.map((name) => fetch(data.shell.base + name, { cache: 'reload' }));
    await Promise.allSettled(reload);
    location.reload();
  });
  const text = document.createElement('p');
  text.textContent = words.failed;
  place.replaceChildren(text, button);
  place.hidden = false;
}

/** Tries once more past everything that is kept on the way; then it is said. */
function addScript(url: string, onFailure: () => void): void {
  const script = document.createElement('script');
  script.async = false;
  // Everything else only waits for it; where connections are few, it goes first.
  script.fetchPriority = 'high';
  starter.tag(script, url);
  script.addEventListener('error', onFailure);
  document.head.append(script);
}
for (const name of data.shell.scripts) {
  const url = data.shell.base + name;
  addScript(url, () => addScript(url, showFailure));
}

// Errors of elements do not bubble; this hears those of the document's own styles.
document.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || target.dataset['again'])
      return;
    if (!data.shell.styles.includes(pathOf(target.href).slice(data.shell.base.length))) return;
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.dataset['again'] = 'yes';
    tries.set(pathOf(target.href), 1);
    starter.tag(again, target.href);
    target.replaceWith(again);
  },
  { capture: true },
);

async function fetchAhead(): Promise<void> {
  const { base, chunks, files } = data.shell;
  const preloadChunks = (names: readonly string[]): void => {
    for (const file of names.flatMap((name) => chunks[name] ?? [])) {
      starter.preload(base + file, files[file] ?? nothingFits);
    }
  };
  const chosen = starter.language;
  const visit = { pathname: location.pathname, language: chosen, signedIn };
  preloadChunks(chunksAhead(Object.keys(chunks), { ...visit, language: chosen || data.language }));
  const [{ body: lineup }, { body: settings }] = await Promise.all([starter.lineup, starter.settings]);
  const language = chosen || String((settings as { defaultLanguage?: string } | null)?.defaultLanguage);
  preloadChunks(chunksAhead(Object.keys(chunks), { ...visit, language }));
  const opened = openedPage(lineup, { ...visit, language });
  if (!opened) return;
  // Whatever page of a feature it is, most of them begin with a list.
  preloadChunks(['federation', 'virtual-list']);
  const { feature, base: ofFeature } = opened.release;
  // The offline worker gives the lineup without it, and the list as a file.
  const list = (lineup as Lineup).lists?.[feature] ?? (await (await fetch(ofFeature + fileListName)).json());
  const ahead = featureAhead(opened, list as FeatureFiles, { ...visit, language });
  for (const [url, integrity] of ahead) starter.preload(url, integrity);
}
// The lineup is not proven yet; one that makes no sense is told about by whoever judges it.
fetchAhead().catch(() => undefined);

if (data.live) new EventSource('/live').addEventListener('built', () => location.reload());
