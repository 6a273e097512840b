import { followPushes } from './push.ts';
import type { WorkerScope } from './scope.ts';

// jsdom has neither.
class Channel {
  readonly port1 = new EventTarget() as EventTarget & { start(): void };
  readonly port2 = { postMessage: () => void this.port1.dispatchEvent(new Event('message')) };
  constructor() {
    this.port1.start = () => undefined;
  }
}
const kept = new Map<string, unknown>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    MessageChannel: Channel,
    caches: {
      open: async () => ({
        match: async (key: string) => (kept.has(key) ? { json: async () => kept.get(key) } : undefined),
      }),
    },
  });
});

type Page = {
  id: string;
  visibilityState: 'visible' | 'hidden';
  answers: boolean;
};
type Listener = (event: object) => void;

/** A worker whose browser notes what it was asked to do. */
function worker(pages: readonly Page[] = []) {
  const done: unknown[] = [];
  const listeners = new Map<string, Listener>();
  const clients = pages.map(({ answers, ...page }) => ({
    ...page,
    postMessage(message: object, [port]: readonly MessagePort[] = []) {
      done.push({ page: page.id, ...message });
      if (answers) port?.postMessage('opened');
    },
    focus: async () => void done.push(`${page.id} in front`),
    navigate: async (path: string) => void done.push(`${page.id} loads ${path}`),
  }));
  const scope = {
    clients: {
      matchAll: async () => clients,
      openWindow: async (path: string) => void done.push(`new window ${path}`),
    },
    registration: {
      showNotification: async (title: string, options: object) => void done.push({ title, ...options }),
      pushManager: { subscribe: async (options: object) => void done.push({ subscribed: options }) },
    },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  followPushes(scope as unknown as WorkerScope);
  const happens = async (type: string, event: object = {}) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void (work = promise) });
    await work;
    return done;
  };
  return { happens, done };
}
const pushed = (text: string | null) => ({ data: text === null ? null : { text: () => text } });
const tapped = (data: unknown) => ({ notification: { data, close: () => undefined } });

const changed = {
  id: 'n-1',
  kind: 'jobChanged',
  title: 'Job has changed',
  body: 'Start: 08:00 → 09:30',
  actions: [
    { action: 'confirm', title: 'Confirm' },
    { action: 'refuse', title: 'Decline' },
  ],
  subject: { kind: 'job', id: 'job-1' },
};

test('a message is shown with what it says, grouped by its job, with the sign of the tenant', async () => {
  kept.set('/api/v1/startUp/settings', { faviconUrl: '/files/sign' });
  const [shown] = await worker().happens('push', pushed(JSON.stringify(changed)));
  expect(shown).toEqual({
    title: 'Job has changed',
    body: 'Start: 08:00 → 09:30',
    actions: changed.actions,
    tag: 'job:job-1',
    renotify: true,
    data: { path: '/notifications/n-1', answer: null },
    icon: '/files/sign',
    badge: '/files/sign',
  });
});

test.each([
  ['nothing', null],
  ['no JSON', 'tea'],
  ['no message', 'null'],
  ['one without a title', '{"id":"n-1"}'],
])('for %s a plain sentence is shown in the language of the lineup', async (_, text) => {
  kept.set('/callboard/pointer', { current: 'l-1', language: 'nl' });
  const [shown] = await worker().happens('push', pushed(text));
  expect(shown).toMatchObject({ title: 'Je hebt een nieuwe melding.', data: { path: '/notifications' } });
});

test('a phone that has kept nothing shows a message too', async () => {
  Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('No room')) } });
  const [shown] = await worker().happens('push', pushed('tea'));
  expect(shown).toMatchObject({ title: 'You have a new notification.', tag: 'news' });
});

test('a test of the device leads to its settings', async () => {
  const test = {
    id: null,
    kind: 'test',
    title: 'Push messages arrive',
    body: '',
    actions: [],
    subject: null,
  };
  const [shown] = await worker().happens('push', pushed(JSON.stringify(test)));
  expect(shown).toMatchObject({ data: { path: '/profile/push' } });
});

const path = '/notifications/n-1';
test('a tap opens a window where there is none', async () => {
  expect(await worker().happens('notificationclick', tapped({ path }))).toEqual([`new window ${path}`]);
});

test('a tap brings the visible page to the front, which opens it itself', async () => {
  const { happens } = worker([
    { id: 'one', visibilityState: 'hidden', answers: true },
    { id: 'two', visibilityState: 'visible', answers: true },
  ]);
  expect(await happens('notificationclick', tapped({ path }))).toEqual([
    'two in front',
    { page: 'two', type: 'open', path },
  ]);
});

test('a page that does not answer is loaded there: the sign-in keeps what was wanted', async () => {
  const { happens } = worker([{ id: 'one', visibilityState: 'visible', answers: false }]);
  expect(await happens('notificationclick', tapped({ path }))).toEqual([
    'one in front',
    { page: 'one', type: 'open', path },
    `one loads ${path}`,
  ]);
});

test('a subscription that the browser has ended is made anew, and open pages tell the server', async () => {
  const { happens } = worker([{ id: 'one', visibilityState: 'hidden', answers: false }]);
  const options = { userVisibleOnly: true };
  expect(await happens('pushsubscriptionchange', { oldSubscription: { options } })).toEqual([
    { subscribed: options },
    { page: 'one', type: 'push-changed' },
  ]);
});
