// oxlint-disable unicorn/require-post-message-target-origin -- a worker's port has no origin to name
import { scriptUrls } from './trusted-types.ts';

/** What the page can be told about being offline and about versions. */
export type VersionNews =
  | { readonly kind: 'available-offline' }
  /** A newer lineup is on this phone, or a newer worker waits: both come with the next load. */
  | { readonly kind: 'new-version'; readonly lineup: string | null };

const workerPath = '/sw.js';
const checkEveryMs = 60 * 60 * 1000;

const listeners = new Set<(news: VersionNews) => void>();
const pastNews: VersionNews[] = [];
let registration: ServiceWorkerRegistration | undefined;

function tell(news: VersionNews): void {
  pastNews.push(news);
  for (const listener of listeners) listener(news);
}

/** Hears everything from the start on, also what was told before it listened. */
export function onVersionNews(listener: (news: VersionNews) => void): () => void {
  for (const news of pastNews) listener(news);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts the newer version. Only to be called when nothing unsaved is open. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'apply' });
}

export const isLocalHost = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** A missing or strange worker file on a development machine would keep an old app alive for ever. */
async function hasWorker(): Promise<boolean> {
  try {
    const answer = await fetch(workerPath, {
      method: 'HEAD',
      cache: 'no-store',
      headers: { 'Service-Worker': 'script' },
    });
    return answer.ok && /javascript/.test(answer.headers.get('Content-Type') ?? '');
  } catch {
    // No network says nothing about the file.
    return true;
  }
}

/** Whether there was one. */
async function forgetWorker(): Promise<boolean> {
  const registered = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registered.map((each) => each.unregister()));
  return registered.length > 0;
}

const workerUrl = scriptUrls('callboard-worker', () => workerPath);

function watch(registered: ServiceWorkerRegistration, lineup: string | null): void {
  registration = registered;
  const waits = (): void => {
    if (registered.waiting && navigator.serviceWorker.controller) tell({ kind: 'new-version', lineup: null });
  };
  waits();
  registered.addEventListener('updatefound', () => {
    registered.installing?.addEventListener('statechange', waits);
  });
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ type?: string; lineup?: string }>) => {
      if (data.type === 'available-offline') tell({ kind: 'available-offline' });
      if (data.type === 'new-version' && data.lineup && data.lineup !== lineup) {
        tell({ kind: 'new-version', lineup: data.lineup });
      }
    },
  );
  const check = async (): Promise<void> => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'check', lineup });
  };
  const again = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    try {
      await registered.update();
    } catch (error) {
      console.warn('No update of the offline worker.', error);
    }
    await check();
  };
  // Browsers look for a new worker in their own time; asking makes the kill switch work within one load.
  void again();
  setInterval(() => void again(), checkEveryMs);
  window.addEventListener('online', () => void again());
}

async function register({ lineup, enabled }: Registering): Promise<void> {
  if (isLocalHost(location.hostname) && !(await hasWorker())) {
    if (await forgetWorker()) location.reload();
    return;
  }
  if (!enabled) {
    await forgetWorker();
    return;
  }
  watch(await navigator.serviceWorker.register(workerUrl(workerPath), { updateViaCache: 'none' }), lineup);
}

type Registering = {
  /** The lineup that this page runs. */
  readonly lineup: string | null;
  /** False when the kill switch is on, or this shell has no worker. */
  readonly enabled: boolean;
};

/** Registers the offline worker once the page has loaded. What goes wrong is logged and nothing more. */
export function registerWorker(wanted: Registering): void {
  if (!('serviceWorker' in navigator)) {
    console.warn('This browser has no offline worker.');
    return;
  }
  const begin = (): void => {
    register(wanted).catch((error: unknown) =>
      console.warn('The offline worker could not be registered.', error),
    );
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
