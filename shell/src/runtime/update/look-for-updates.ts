import { callHeaders } from '@callboard/contract';

/** What a look for updates found. */
export type Found = 'newer' | 'latest' | 'unknown';

const patienceMs = 8000;

/** Asks the offline worker, which fetches what is new as a whole before it tells anybody. */
async function askWorker(registration: ServiceWorkerRegistration, lineup: string): Promise<Found> {
  const answer = new Promise<Found>((resolve) => {
    const hear = ({ data }: MessageEvent<{ type?: string; lineup?: string }>) => {
      if (data.type === 'new-version') settle(data.lineup === lineup ? 'latest' : 'newer');
    };
    const timer = setTimeout(() => settle('unknown'), patienceMs);
    const settle = (found: Found) => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', hear);
      resolve(found);
    };
    navigator.serviceWorker.addEventListener('message', hear);
  });
  await registration.update();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin to name
  registration.active?.postMessage({ type: 'check', lineup });
  return answer;
}

/** Without a worker the lineup itself tells; its ETag makes that cheap. */
async function askServer(lineup: string): Promise<Found> {
  const answer = await fetch('/api/v1/lineup', { cache: 'no-cache', headers: callHeaders });
  if (!answer.ok) return 'unknown';
  const { id } = (await answer.json()) as { id?: string };
  return id === lineup ? 'latest' : 'newer';
}

export async function lookForUpdates(lineup: string): Promise<Found> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return await (registration?.active ? askWorker(registration, lineup) : askServer(lineup));
  } catch {
    // No network: what runs goes on running.
    return 'unknown';
  }
}
