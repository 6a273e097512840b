// oxlint-disable unicorn/require-post-message-target-origin -- a page's port has no origin to name
import { answer } from './answer.ts';
import { sendWaitingAnswers } from './confirm-job.ts';
import { installLineup } from './install-lineup.ts';
import { releasePins } from './prune.ts';
import { followPushes } from './push.ts';
import type { WorkerScope } from './scope.ts';

// The offline worker. It takes over only when no page of an older one is open, or when a person asks for it.

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('activate', (event) => {
  // The first page is served as well; later ones arrive through the worker anyway.
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});

followPushes(scope);

const tellAll = async (message: object): Promise<void> => {
  for (const client of await scope.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage(message);
};

async function check(client: string | null, lineup: string | null): Promise<void> {
  await releasePins(scope, client, lineup);
  const done = await installLineup(() => tellAll({ type: 'opens-offline' }));
  if (done.kind === 'first') await tellAll({ type: 'available-offline' });
  // A page that runs this lineup already does not mind being told.
  await tellAll({ type: 'new-version', lineup: done.current });
}

scope.addEventListener('message', (event) => {
  const { type, lineup } = event.data as { type?: string; lineup?: string | null };
  if (type === 'apply') void scope.skipWaiting();
  if (type === 'check') {
    const client = event.source?.id ?? null;
    event.waitUntil(
      check(client, lineup ?? null).catch((error: unknown) => console.warn('Not kept offline.', error)),
    );
    // Where the browser does not send it by itself, a page that opens is the next occasion.
    event.waitUntil(sendWaitingAnswers(scope));
  }
});
