import { followPushes } from './push.ts';
import type { WorkerScope } from './scope.ts';

// jsdom has neither.
globalThis.Response = class {
  readonly #body: string;
  constructor(body: string) {
    this.#body = body;
  }
  json = async () => JSON.parse(this.#body) as unknown;
} as unknown as typeof Response;

const token = 'a-token-that-nobody-else-can-read';
const path = '/notifications/n-1';
const texts = {
  confirmed: 'Confirmed',
  waiting: 'Will be sent when there is a connection',
  look: 'Not confirmed yet. Look at the job first.',
  changed: 'The job has changed',
  over: 'The time to answer has passed',
  refused: 'You’ve already declined this job',
  failed: 'Not confirmed. Open the job to answer.',
};
const answer = { token, changes: 0, about: 'Opera · 21 Nov 2026', texts };
const openJob = { state: 'open', answer: null, job: { status: 'requested', conflicts: [], changes: [] } };
const done = { state: 'answered', answer: 'confirm' };

type Init = { method: string; credentials: string; headers?: Record<string, string>; body?: string };
type Wire = { method: string; key: string | undefined; body: string | undefined };
type Reply = { status: number; body: object } | 'no network';
type Kept = Map<string, Response>;

let stores: Map<string, Kept>;
let wire: Wire[];
/** What the server answers: to looks, and to confirmations. */
let server: { look: Reply; confirm: Reply };
beforeEach(() => {
  stores = new Map();
  wire = [];
  server = { look: { status: 200, body: openJob }, confirm: { status: 200, body: done } };
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      match: async (key: string) => kept.get(key),
      put: async (key: string, value: Response) => void kept.set(key, value),
      delete: async (key: string) => kept.delete(key),
      keys: async () => [...kept.keys()],
    };
  };
  Object.assign(globalThis, {
    caches: { open, has: async (name: string) => stores.has(name) },
    fetch: async (url: string, init: Init) => {
      const wanted = url === `/api/v1/answerLinks/${token}` && init.credentials === 'omit';
      if (!wanted) throw new TypeError(`Nobody answers ${url}`);
      wire.push({ method: init.method, key: init.headers?.['Idempotency-Key'], body: init.body });
      const reply = init.method === 'POST' ? server.confirm : server.look;
      if (reply === 'no network') throw new TypeError('Failed to fetch');
      return { status: reply.status, ok: reply.status < 300, json: async () => reply.body };
    },
  });
});

type Listener = (event: object) => void;
/** A worker without a page: the app is closed. */
function worker({ sync = true } = {}) {
  const shown: { title: string; body?: string; tag?: string; data?: object }[] = [];
  const opened: string[] = [];
  const registered: string[] = [];
  const listeners = new Map<string, Listener>();
  const scope = {
    clients: { matchAll: async () => [], openWindow: async (to: string) => void opened.push(to) },
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
      ...(sync && { sync: { register: async (tag: string) => void registered.push(tag) } }),
    },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  followPushes(scope as unknown as WorkerScope);
  const happens = async (type: string, event: object = {}) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void (work = promise) });
    await work;
  };
  const tap = (action: string, given: object | null = answer) =>
    happens('notificationclick', {
      action,
      notification: { tag: 'job:job-1', data: { path, answer: given }, close: () => undefined },
    });
  return { happens, tap, shown, opened, registered };
}
const said = (title: string) => ({
  title,
  body: 'Opera · 21 Nov 2026',
  tag: 'job:job-1',
  silent: true,
  data: { path },
});
const waiting = () => [...(stores.get('callboard-private-answers') ?? [])];

test('"Confirm" of the message confirms the job while the app is closed', async () => {
  const { tap, shown, opened } = worker();
  await tap('confirm');
  expect(wire).toEqual([
    { method: 'GET', key: undefined, body: undefined },
    { method: 'POST', key: expect.stringMatching(/^[\w-]{36}$/), body: '{"answer":"confirm"}' },
  ]);
  expect(shown).toEqual([said('Confirmed')]);
  expect(opened).toEqual([]);
  expect(waiting()).toEqual([]);
});

test('the message carries its token, which nobody sees', async () => {
  const { happens, shown } = worker();
  const message = { id: 'n-1', kind: 'jobRequested', title: 'New job request', body: 'Opera', answer };
  await happens('push', { data: { text: () => JSON.stringify(message) } });
  expect(shown).toMatchObject([{ title: 'New job request', data: { path, answer } }]);
  const [{ data: _, ...visible } = { data: {} }] = shown;
  expect(JSON.stringify(visible)).not.toContain(token);
});

test.each([
  ['"Decline", which needs a reason', 'refuse', answer, `${path}?answer=refuse`],
  ['a tap on the message itself', '', answer, path],
  ['"Confirm" of a message without a token', 'confirm', null, path],
])('%s opens the job', async (_, action, given, to) => {
  const { tap, opened, shown } = worker();
  await tap(action, given);
  expect([opened, shown, wire]).toEqual([[to], [], []]);
});

const conflict = { kind: 'overlapConfirmed' };
const difference = { field: 'startTime', before: '08:00', after: '09:30' };
test.each([
  ['own plans are in the way', { status: 'requested', conflicts: [conflict], changes: [] }],
  ['more has changed than the message says', { status: 'hasChanged', conflicts: [], changes: [difference] }],
])('where %s, the job is opened and not confirmed', async (_, job) => {
  server.look = { status: 200, body: { ...openJob, job } };
  const { tap, opened } = worker();
  await tap('confirm');
  expect(opened).toEqual([path]);
  expect(wire.map(({ method }) => method)).toEqual(['GET']);
});

test('a change that the message has told is confirmed from it', async () => {
  const job = { status: 'hasChanged', conflicts: [], changes: [difference] };
  server.look = { status: 200, body: { ...openJob, job } };
  const { tap, shown } = worker();
  await tap('confirm', { ...answer, changes: 1 });
  expect(shown).toEqual([said('Confirmed')]);
});

test.each([
  ['other terms', 'changed', null, texts.changed],
  ['its end', 'over', null, texts.over],
  ['a decline', 'answered', 'refuse', texts.refused],
  ['a confirmation', 'answered', 'confirm', texts.confirmed],
])('after %s it says so, and nothing is sent', async (_, state, given, title) => {
  server.look = { status: 200, body: { state, answer: given, job: null } };
  const { tap, shown } = worker();
  await tap('confirm');
  expect(shown).toEqual([said(title)]);
  expect(wire.map(({ method }) => method)).toEqual(['GET']);
});

test.each([
  ['link_used', texts.failed],
  ['wrong_state', texts.changed],
  ['too_late', texts.over],
  ['collision', texts.failed],
])('a server that says %s is heard', async (code, title) => {
  server.confirm = { status: 409, body: { code } };
  const { tap, shown } = worker();
  await tap('confirm');
  expect(shown).toEqual([said(title)]);
  expect(waiting()).toEqual([]);
});

test.each([
  ['no network', 'no network'],
  ['a server that is down', { status: 503, body: {} }],
  ['too many at once', { status: 429, body: { code: 'too_many' } }],
] as [string, Reply][])(
  'with %s the answer waits, and is sent once when there is a way',
  async (_, fault) => {
    server.confirm = fault;
    const { tap, happens, shown, registered } = worker();
    await tap('confirm');
    expect(shown).toEqual([said(texts.waiting)]);
    expect(registered).toEqual(['answers']);
    expect(waiting()).toHaveLength(1);
    // The browser asks again later.
    await expect(happens('sync')).rejects.toThrow('1 answers wait');
    server.confirm = { status: 200, body: done };
    await Promise.all([happens('sync'), happens('sync')]);
    expect(shown).toEqual([said(texts.waiting), said(texts.confirmed)]);
    expect(waiting()).toEqual([]);
    const keys = wire.filter(({ method }) => method === 'POST').map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  },
);

test('without Background Sync the next message sends it, before it is shown', async () => {
  server.look = 'no network';
  const { tap, happens, shown } = worker({ sync: false });
  await tap('confirm');
  server.look = { status: 200, body: { state: 'changed', answer: null, job: null } };
  await happens('push', { data: { text: () => JSON.stringify({ id: 'n-2', title: 'Job has changed' }) } });
  expect(shown.map(({ title }) => title)).toEqual([texts.waiting, texts.changed, 'Job has changed']);
});

test('an answer that has to be looked at first says so later, and opens the job', async () => {
  server.look = 'no network';
  const { tap, happens, shown } = worker();
  await tap('confirm');
  const job = { status: 'requested', conflicts: [conflict], changes: [] };
  server.look = { status: 200, body: { ...openJob, job } };
  await happens('sync');
  expect(shown[1]).toEqual(said(texts.look));
  expect(waiting()).toEqual([]);
});

test('what waits goes with who signs out', async () => {
  server.look = 'no network';
  const { tap, happens, shown } = worker();
  await tap('confirm');
  // As the session does with everything that is called private.
  for (const name of stores.keys()) if (name.startsWith('callboard-private')) stores.delete(name);
  server.look = { status: 200, body: openJob };
  await happens('sync');
  expect(shown).toEqual([said(texts.waiting)]);
  expect(wire).toHaveLength(1);
});

test('a phone without room for it says that nothing is confirmed', async () => {
  server.look = 'no network';
  Object.assign(globalThis.caches, { open: () => Promise.reject(new Error('No room')) });
  const { tap, shown } = worker();
  await tap('confirm');
  expect(shown).toEqual([said(texts.failed)]);
});
