import { setNetwork } from '@callboard/testing';
import { createMemoryRouter } from 'react-router-dom';
import { isLive, noteServerDate, queryClient } from '@callboard/client';
import { sessionStore } from '@callboard/session';
import { emptyLoader } from '../../start/testing/memory-loader.ts';
import { lineupOf, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { fakeLive } from './fake-live.ts';
import type { FakeLive } from './fake-live.ts';
import { followLive } from './follow-live.ts';

/** A page whose features stay as they are. */
const standing = {
  lineup: lineupOf(),
  loader: emptyLoader,
  router: { state: createMemoryRouter([{ path: '*' }]).state, revalidate: async () => undefined },
  draw: () => undefined,
};
/** What is told when a call is answered. */
let mockHeard = () => {};
jest.mock('@callboard/client', () => ({
  ...jest.requireActual<object>('@callboard/client'),
  onServerAnswer: (listener: () => void) => {
    mockHeard = listener;
    return () => undefined;
  },
}));

let server: FakeLive;
let stop: () => void;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
async function looking(at: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(at ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}
async function started() {
  stop = followLive(standing);
  await pass(0);
  await server.newest().say([], { event: 'ready', id: 'mark.7' });
  await pass(15_000);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  noteServerDate(new Date().toUTCString());
  server = fakeLive();
  signInAs({ roles: ['crew'] });
});
afterEach(async () => {
  stop();
  signOutHere();
  setNetwork(true);
  queryClient.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('listening begins where the page began', async () => {
  await started();
  const began = Number(server.newest().lastId.split('.')[1]);
  expect(server.newest().lastId).toMatch(/^at\.\d+$/);
  expect(Date.now() - began).toBeGreaterThan(15_000);
  expect(isLive()).toBe(true);
});

test('nobody listens before a sign-in, nor after a sign-out', async () => {
  signOutHere();
  stop = followLive(standing);
  await pass(60_000);
  expect(server.requests).toEqual([]);
  signInAs({ roles: ['crew'] });
  await pass(0);
  expect(server.open()).toHaveLength(1);
  signOutHere();
  await pass(60_000);
  expect([server.open().length, isLive(), server.requests.length]).toEqual([0, false, 1]);
});

test('a login that is no person does not ask', async () => {
  signOutHere();
  signInAs({ tokenType: 'project', subject: 'P-1' });
  stop = followLive(standing);
  await pass(60_000);
  expect(server.requests).toEqual([]);
});

test('another person or tenant begins anew; a fresh token of the same session does not', async () => {
  await started();
  sessionStore.setState({ token: 'fresh' });
  await pass(0);
  expect(server.streams).toHaveLength(1);
  const { payload } = sessionStore.getState();
  sessionStore.setState({ payload: payload && { ...payload, tenant: 'redwave', sid: 's2' } });
  await pass(0);
  expect(server.streams.map(({ aborted }) => aborted())).toEqual([true, false]);
  expect(server.newest().lastId).toMatch(/^at\./);
});

test('a tab behind another gives its stream back, and goes on from there when it is in front', async () => {
  await started();
  await looking(false);
  await pass(4_000);
  expect(server.open()).toHaveLength(1);
  await pass(1_500);
  expect(server.open()).toHaveLength(0);
  await pass(60 * 60_000);
  expect(server.requests).toHaveLength(1);
  await looking(true);
  expect([server.open().length, server.newest().lastId]).toEqual([1, 'mark.7']);
});

test('a look aside costs nothing', async () => {
  await started();
  await looking(false);
  await pass(3_000);
  await looking(true);
  await pass(10_000);
  expect([server.open().length, server.streams.length]).toEqual([1, 1]);
});

test('a phone that slept has no timers; its stream is opened anew when it wakes', async () => {
  await started();
  const [first] = server.streams;
  await looking(false);
  jest.setSystemTime(Date.now() + 8 * 60 * 60_000);
  await looking(true);
  expect([first?.aborted(), server.open().length, server.newest().lastId]).toEqual([true, 1, 'mark.7']);
});

test('without network nobody asks, and with it at once', async () => {
  await started();
  setNetwork(false);
  await pass(60_000);
  expect([server.open().length, server.requests.length]).toEqual([0, 1]);
  setNetwork(true);
  await pass(0);
  expect(server.open()).toHaveLength(1);
});

test('an answer of the server ends a pause: it is there again', async () => {
  await started();
  server.refuse(...Array.from({ length: 6 }, () => new TypeError('Failed to fetch')));
  await server.newest().end();
  await pass(25_000);
  const before = server.requests.length;
  mockHeard();
  await pass(0);
  expect(server.requests).toHaveLength(before + 1);
  mockHeard();
  await pass(0);
  expect(server.requests).toHaveLength(before + 1);
});

test('a page that is put away for the way back listens again when it is shown', async () => {
  await started();
  dispatchEvent(new Event('pagehide'));
  expect(server.open()).toHaveLength(0);
  dispatchEvent(new Event('pageshow'));
  await pass(0);
  expect(server.open()).toHaveLength(1);
});

test('a page that hears of another lineup reads it', async () => {
  await started();
  expect(server.requests.filter((url) => url === '/api/v1/lineup')).toEqual([]);
  server.refuse({ status: 503 });
  await server.newest().say(['jobs']);
  await server.newest().say(['lineup', 'home']);
  await pass(100);
  expect(server.requests.filter((url) => url === '/api/v1/lineup')).toEqual(['/api/v1/lineup']);
});
