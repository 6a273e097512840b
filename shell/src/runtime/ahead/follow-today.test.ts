import { setNetwork } from '@callboard/testing';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { clearOfflineReads, queryClient, startOfflineReads, todayHere } from '@callboard/client';
import { crew } from '@callboard/contract';
import type { ReadAhead } from '@callboard/feature';
import { aRelease } from '../loader/a-release.ts';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { followAhead, todayGapMs } from './follow-ahead.ts';
import { todayKept } from './today-kept.ts';

/** In steps, between which the store has its turn: its own clock is not held. */
async function pass(ms: number): Promise<void> {
  const steps = 50;
  for (let step = 0; step < steps; step += 1) await jest.advanceTimersByTimeAsync(ms / steps);
}
const today = todayHere();
/** Long enough for today's reads, and too short for the rest. */
const soon = 3_000;
const isKept = { readOn: today, what: 'today' };

let asked: string[] = [];
let answer: (key: string) => Promise<unknown>;
let stop: () => void = () => undefined;
/** What the worker keeps, and whether it answers for this page. */
const workerNews = new EventTarget();
let worker = { pointer: true, controls: true };

const read = (key: string, day?: string): ReadAhead => ({
  query: {
    queryKey: [key],
    meta: { offline: true },
    queryFn: () => {
      asked.push(key);
      return answer(key);
    },
  } as ReadAhead['query'],
  ...(day && { day }),
});
const ofJobs = aRelease('crew-ops', {});
const ofMoney = aRelease('finance', {});
const list = () => read('list');
const ofDay = () => read('day', today);
const pages = { list: { Component: () => null } };

function follow(readsToday: ReadAhead[] = [list(), ofDay()]): void {
  const ahead = {
    'crew-ops': {
      readsToday: () => readsToday,
      readsAhead: () => ['calendar', 'past'].map((key) => read(key)),
    },
    finance: { readsAhead: () => [read('payrolls')] },
  };
  const features = [
    { ...ofMoney, face: { ...ofMoney.face, ahead: { allow: crew } } },
    { ...ofJobs, face: { ...ofJobs.face, ahead: { allow: crew, today: ['list'] } } },
  ];
  stop = followAhead(memoryLoader({ features, ahead, pages }));
}
const connection = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

beforeEach(async () => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  jest.useFakeTimers();
  // This page keeps no record of what it fetches.
  Object.assign(performance, { getEntriesByType: () => [] });
  for (const level of ['warn', 'info'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  asked = [];
  answer = (key) => Promise.resolve(key);
  worker = { pointer: true, controls: true };
  const container = Object.assign(workerNews, { getRegistration: () => Promise.resolve({}) });
  Object.defineProperty(container, 'controller', {
    get: () => (worker.controls ? {} : null),
    configurable: true,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const match = () => Promise.resolve(worker.pointer ? { json: () => Promise.resolve({}) } : undefined);
  Object.assign(globalThis, { caches: { open: () => Promise.resolve({ match }) } });
  queryClient.clear();
  signInAs({ roles: ['crew'] });
  const started = startOfflineReads({ tenant: 'nordlicht', person: 'ada' });
  await pass(2_000);
  await started;
});
afterEach(async () => {
  stop();
  setNetwork(true);
  connection(false);
  signOutHere();
  queryClient.clear();
  jest.restoreAllMocks();
  const cleared = clearOfflineReads();
  await pass(2_000);
  await cleared;
  jest.useRealTimers();
});

test('today comes first and is said to be there before the rest is read, one of each feature in turn', async () => {
  follow();
  await pass(soon);
  expect(asked).toEqual(['list', 'day']);
  expect(todayKept()).toEqual(isKept);
  await pass(10_000);
  expect(asked).toEqual(['list', 'day', 'payrolls', 'calendar', 'past']);
  expect(todayKept()).toEqual(isKept);
});

test('without a job today it is the next one that is there, and without any nothing is said', async () => {
  follow([list(), read('day', '2999-01-01')]);
  await pass(soon);
  expect(todayKept()).toEqual({ readOn: today, what: 'next-job' });
  stop();
  queryClient.clear();
  follow([list()]);
  await pass(soon);
  expect(todayKept()).toBeNull();
});

describe('today is not said to be kept', () => {
  test.each(['list', 'day'])('where %s does not come', async (failing) => {
    answer = (key) => (key === failing ? Promise.reject(new Error('broken')) : Promise.resolve(key));
    follow();
    await pass(20_000);
    expect(asked).toContain('payrolls');
    expect(todayKept()).toBeNull();
  });

  test('while the connection is gone before all was read, and is once it is back', async () => {
    answer = (key) => {
      if (key === 'list') setNetwork(false);
      return Promise.resolve(key);
    };
    follow();
    await pass(60_000);
    expect(asked).toEqual(['list']);
    expect(todayKept()).toBeNull();
    setNetwork(true);
    await pass(soon);
    expect(todayKept()).toEqual(isKept);
  });

  test('where the phone has no room for it', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    follow();
    await pass(20_000);
    expect(todayKept()).toBeNull();
  });

  test.each([
    ['has not kept the app', { pointer: false, controls: true }],
    ['is not there', { pointer: true, controls: false }],
  ])('while the worker %s, and is at once when it has', async (_, without) => {
    worker = without;
    follow();
    await pass(20_000);
    expect(todayKept()).toBeNull();
    worker = { pointer: true, controls: true };
    workerNews.dispatchEvent(new MessageEvent('message', { data: { type: 'opens-offline' } }));
    await pass(1_000);
    expect(todayKept()).toEqual(isKept);
  });

  test('after a change, until it was read again', async () => {
    follow();
    await pass(20_000);
    await queryClient.invalidateQueries({ queryKey: ['day'], refetchType: 'none' });
    expect(todayKept()).toBeNull();
    await pass(todayGapMs);
    expect(asked.filter((key) => key === 'day')).toHaveLength(2);
    expect(todayKept()).toEqual(isKept);
  });

  test('to whoever comes after', async () => {
    follow();
    await pass(soon);
    signOutHere();
    expect(todayKept()).toBeNull();
  });
});

test('what an earlier visit left is asked for again before it is said', async () => {
  for (const key of ['list', 'day']) queryClient.setQueryData([key], 'of before');
  await queryClient.invalidateQueries({ refetchType: 'none' });
  follow();
  expect(todayKept()).toBeNull();
  await pass(soon);
  expect(asked).toEqual(['list', 'day']);
  expect(todayKept()).toEqual(isKept);
});

test('who saves data has today too, in the same few reads, and of the rest what the budget leaves', async () => {
  connection(true);
  const more = Array.from({ length: 5 }, (_, at) => read(`more ${at}`));
  follow([list(), ofDay(), ...more]);
  await pass(10_000);
  expect(todayKept()).toEqual(isKept);
  await pass(60_000);
  expect(asked).toHaveLength(8);
});

test('the code of today’s pages is loaded where the worker has yet to keep it, and nowhere else', async () => {
  const loaded = jest.fn(() => Promise.resolve({ Component: () => null }));
  const features = [{ ...ofJobs, face: { ...ofJobs.face, ahead: { allow: crew, today: ['list'] } } }];
  const ahead = { 'crew-ops': { readsToday: () => [list()], readsAhead: () => [] } };
  const loader = { ...memoryLoader({ features, ahead }), page: loaded };
  stop = followAhead(loader);
  await pass(soon);
  expect(loaded).not.toHaveBeenCalled();
  stop();
  worker = { pointer: false, controls: false };
  stop = followAhead(loader);
  await pass(soon);
  expect(loaded).toHaveBeenCalledWith('crew-ops', 'list');
});
