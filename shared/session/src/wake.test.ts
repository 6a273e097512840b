import 'fake-indexeddb/auto';
import { setImmediate, setTimeout as realWait } from 'node:timers/promises';
import { configureClient, noteServerDate } from '@callboard/client';
import { apiError, testServer, tokenFor } from '@callboard/testing';
import { createSession } from './session.ts';
import type { Session } from './session.ts';
import { keepFresh } from './wake.ts';

let stop = () => {};
const server = testServer();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'], now: Date.now() });
  localStorage.clear();
  configureClient({ base: server.url });
  noteServerDate(new Date().toUTCString());
  // The answer's date is the test's, not the machine's.
  const headers = () => ({ date: new Date().toUTCString() });
  server.on('GET /auth/refresh', () => ({ body: { token: tokenFor() }, headers: headers() }));
  server.on('GET /userRights', () => ({ body: {}, headers: headers() }));
  server.on('GET /mailboxUserRights', () => ({ body: {}, headers: headers() }));
  server.on('GET /tenant', () => ({ body: {}, headers: headers() }));
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const asked = () => server.count('GET /auth/refresh');
const keep = (token = tokenFor()): Session => {
  localStorage.setItem('token', token);
  const session = createSession({ storage: localStorage });
  stop = keepFresh(session);
  return session;
};
/** Lets real answers arrive while the clock of the test stands still. */
async function settle() {
  for (let round = 0; round < 4; round += 1) {
    await realWait(2);
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  }
}
/** In steps shorter than a call's time limit, or calls would be given up before they are sent. */
async function pass(ms: number) {
  for (let rest = ms; rest > 0; rest -= stepMs) {
    await jest.advanceTimersByTimeAsync(Math.min(rest, stepMs));
    await settle();
  }
}
const stepMs = 5000;
const seconds = () => Math.floor(Date.now() / 1000);

test('a token is refreshed every 300 seconds, with a little jitter', async () => {
  keep();
  await pass(299_000);
  expect(asked()).toBe(0);
  await pass(7000);
  expect(asked()).toBe(1);
  await pass(294_000);
  expect(asked()).toBe(1);
  await pass(12_000);
  expect(asked()).toBe(2);
});

test('a token with under a minute left is refreshed at once', async () => {
  keep(tokenFor({ iat: seconds() - 850, exp: seconds() + 50 }));
  await settle();
  expect(asked()).toBe(1);
});

test.each([
  ['the network comes back', () => dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'the page comes out of the back-forward cache',
    () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('a token is refreshed when %s', async (_, happen) => {
  keep();
  happen();
  await settle();
  expect(asked()).toBe(1);
});

test('a token is refreshed after a night of sleep', async () => {
  keep();
  // The clock goes on while the timers stand still.
  jest.setSystemTime(Date.now() + 8 * 3_600_000);
  await pass(15_000);
  expect(asked()).toBe(1);
});

test('waking again and again asks twice a minute at most', async () => {
  keep();
  for (let round = 0; round < 10; round += 1) {
    dispatchEvent(new Event('online'));
    await settle();
  }
  expect(asked()).toBe(2);
  await pass(61_000);
  dispatchEvent(new Event('online'));
  await settle();
  expect(asked()).toBe(3);
});

test('after a failure it goes on trying, gently', async () => {
  const session = keep(tokenFor({ iat: seconds() - 400, exp: seconds() + 500 }));
  server.on('GET /auth/refresh', () => apiError(503, 'unavailable'));
  await settle();
  const before = asked();
  await pass(120_000);
  expect(asked()).toBeGreaterThan(before);
  expect(asked() - before).toBeLessThanOrEqual(4);
  expect(session.store.getState().identity).not.toBeNull();
});

test('nobody signed in, nothing to refresh', async () => {
  stop = keepFresh(createSession({ storage: localStorage }));
  dispatchEvent(new Event('online'));
  await pass(600_000);
  expect(server.requests).toHaveLength(0);
});

test('another tab that signs out is followed', async () => {
  const session = keep();
  localStorage.removeItem('token');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(session.store.getState().identity).toBeNull();
});
