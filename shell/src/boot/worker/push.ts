// oxlint-disable unicorn/require-post-message-target-origin -- a page's port has no origin to name
import { confirmJob, sayOutcome, sendWaitingAnswers } from './confirm-job.ts';
import { frameFactsHere } from './frame-facts.ts';
import { pathOf, plainMessage, readMessage } from './push-message.ts';
import type { PushMessage } from './push-message.ts';
import type { Client, NotificationEvent, PushEvent, WorkerScope } from './scope.ts';
import { lineupKey, pointerKey, readKept } from '../store.ts';
import type { Pointer } from '../store.ts';

const settingsKey = '/api/v1/startUp/settings';
/** A page that runs answers at once; one that stands still, or shows the sign-in, is sent there by the browser. */
const answerWithinMs = 1_000;

/** What is kept may be gone or broken; the message is shown all the same. */
async function kept<Value>(key: string): Promise<Value | null> {
  try {
    return await readKept<Value>(key);
  } catch {
    return null;
  }
}

async function languageHere(): Promise<string | undefined> {
  const facts = await frameFactsHere().catch(() => null);
  if (facts?.language) return facts.language;
  const pointer = await kept<Pointer>(pointerKey);
  if (!pointer) return navigator.language.slice(0, 2);
  return (
    pointer.language ??
    (await kept<{ labels: { language: string } }>(lineupKey(pointer.current)))?.labels.language
  );
}

type Shown = NotificationOptions & {
  renotify: boolean;
  actions: PushMessage['actions'];
  data: Tapped;
};
/** What a message carries until it is tapped. */
type Tapped = Pick<PushMessage, 'answer'> & { readonly path: string };

async function show(scope: WorkerScope, { data }: PushEvent): Promise<void> {
  const message = readMessage(data?.text()) ?? plainMessage(await languageHere());
  const tenant = await kept<{ faviconUrl: string | null }>(settingsKey);
  const { title, body, actions, subject, id, answer } = message;
  const options: Shown = {
    body,
    actions,
    // What is about the same thing replaces what was said before, and is heard again.
    tag: subject ? `${subject.kind}:${subject.id}` : (id ?? 'news'),
    renotify: true,
    data: { path: pathOf(message), answer },
    ...(tenant?.faviconUrl && { icon: tenant.faviconUrl, badge: tenant.faviconUrl }),
  };
  await scope.registration.showNotification(title, options);
}

/** Whether the page has opened it itself, without being loaded anew. */
const asksPage = (client: Client, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(false), answerWithinMs);
    port1.addEventListener('message', () => {
      clearTimeout(late);
      resolve(true);
    });
    port1.start();
    client.postMessage({ type: 'open', path }, [port2]);
  });

async function open(scope: WorkerScope, path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  try {
    // First, while the tap counts: later no window may come to the front. Without it the page goes there anyway.
    await page.focus().catch(() => undefined);
    if (!(await asksPage(page, path))) await page.navigate(path);
  } catch {
    await scope.clients.openWindow(path);
  }
}

const nowhere: Tapped = { path: '/notifications', answer: null };

/** Declining needs a reason, so it opens the job; so does a confirmation that needs a look at the job before. */
async function tap(scope: WorkerScope, { notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const { path, answer } = (notification.data ?? nowhere) as Tapped;
  if (action !== 'confirm' || !answer) {
    await open(scope, action === 'refuse' ? `${path}?answer=refuse` : path);
    return;
  }
  const given = { ...answer, path, tag: notification.tag };
  if ((await confirmJob(scope, given)) !== 'look') return;
  // A browser may find that the tap was too long ago.
  await open(scope, path).catch(() => sayOutcome(scope, given, 'look'));
}

/** Subscribes anew. The server is told by a page, which has the token: one that is open, or the next one. */
async function renew(scope: WorkerScope, old: PushSubscription | null): Promise<void> {
  if (old) await scope.registration.pushManager.subscribe(old.options as PushSubscriptionOptionsInit);
  for (const client of await scope.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage({ type: 'push-changed' });
}

/** A browser tries again later what has failed. */
const stillWaiting = (waiting: number): void => {
  if (waiting > 0) throw new Error(`${waiting} answers wait for a connection.`);
};

export function followPushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) =>
    // Whoever is reached has a connection again. What waits goes first: the message may be about the same job.
    event.waitUntil(sendWaitingAnswers(scope).finally(() => show(scope, event))),
  );
  scope.addEventListener('notificationclick', (event) => event.waitUntil(tap(scope, event)));
  scope.addEventListener('sync', (event) => event.waitUntil(sendWaitingAnswers(scope).then(stillWaiting)));
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(
      renew(scope, event.oldSubscription ?? null).catch((error: unknown) =>
        console.warn('No push messages until the next visit.', error),
      ),
    ),
  );
}
