import { onlineManager } from '@tanstack/react-query';
import { clientConfig } from './config.ts';
import { onServerAnswer } from './server-answered.ts';
import { loadAxios } from './load-axios.ts';

/**
 * A browser says "online" as soon as it sees a mast, even where nothing gets through. So when a call finds no way, the
 * server is asked for a sign of life; without one the app counts as offline until there is one.
 */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000];
const patienceMs = 5_000;
const networkPauseMs = 2_000;

const networkSeen = (): boolean => navigator.onLine;
// The offline worker leaves a HEAD alone. Whatever the answer is, somebody is there.
async function serverAnswers(): Promise<boolean> {
  try {
    const { http } = await loadAxios();
    await http.head(`${clientConfig().base}/startUp/meta`, { timeout: patienceMs });
    return true;
  } catch {
    return false;
  }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The search that goes on now. */
let search: object | null = null;

function found(): void {
  search = null;
  onlineManager.setOnline(networkSeen());
}

/** A call found no way to the server. */
export async function lookForServer(): Promise<void> {
  // What the browser itself calls offline, it calls online again.
  if (search || !onlineManager.isOnline()) return;
  const mine = {};
  search = mine;
  for (let tries = 0; ; tries += 1) {
    const answers = await serverAnswers();
    if (search !== mine) return;
    // Without a network the browser tells when it is back.
    if (answers || !networkSeen()) return found();
    onlineManager.setOnline(false);
    await pause(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0);
    if (search !== mine) return;
  }
}

onServerAnswer(() => {
  if (search) found();
});

let asking = false;
/** Firefox does not tell a page that was opened without a network when there is one; a phone that slept, not always. */
async function askForNetwork(): Promise<void> {
  if (asking) return;
  asking = true;
  do await pause(networkPauseMs);
  while (!networkSeen());
  asking = false;
  if (!search) onlineManager.setOnline(true);
}
if (typeof navigator !== 'undefined' && typeof window !== 'undefined') {
  window.addEventListener('offline', () => void askForNetwork());
  if (!networkSeen()) void askForNetwork();
}
