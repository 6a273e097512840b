import { setNetwork } from '@callboard/testing';
import { queryClient } from '@callboard/client';
import { crew } from '@callboard/contract';
import type { AheadModule, ReadAhead } from '@callboard/feature';
import { aRelease } from '../loader/a-release.ts';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { everyMs, followAhead, gapMs } from './follow-ahead.ts';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let asked: string[] = [];
let answer: (key: string, signal: AbortSignal) => Promise<unknown>;
let stop: () => void = () => undefined;

const read = (key: string): ReadAhead => ({
  query: {
    queryKey: [key],
    meta: { offline: true },
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      asked.push(key);
      return answer(key, signal);
    },
  } as ReadAhead['query'],
});
const release = aRelease('crew-ops', {});
const follow = (...keys: string[]) => {
  const ahead: AheadModule = { readsAhead: () => keys.map(read) };
  const features = [{ ...release, face: { ...release.face, ahead: { allow: crew } } }];
  stop = followAhead(memoryLoader({ features, ahead: { 'crew-ops': ahead } }));
};
const heard = (key: string) => queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' });

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  answer = (key) => Promise.resolve(key);
  queryClient.clear();
  signInAs({ roles: ['crew'] });
});
afterEach(() => {
  stop();
  setNetwork(true);
  signOutHere();
  queryClient.clear();
  jest.useRealTimers();
});

test('a read ahead is made once, and again only when it is old', async () => {
  follow('one', 'two');
  await pass(3_000);
  expect(asked).toEqual(['one', 'two']);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(gapMs + 10_000);
  expect(asked).toEqual(['one', 'two']);
  await pass(everyMs);
  expect(asked).toEqual(['one', 'two', 'one', 'two']);
});

test('what was heard to have changed is read again, but no sooner than after the gap', async () => {
  follow('one', 'two');
  await pass(3_000);
  await heard('two');
  await pass(gapMs - 10_000);
  expect(asked).toEqual(['one', 'two']);
  await pass(20_000);
  expect(asked).toEqual(['one', 'two', 'two']);
});

test('reading ahead waits under a hand and without a network, and goes on where it was', async () => {
  follow('one', 'two');
  dispatchEvent(new Event('pointerdown'));
  await pass(5_000);
  expect(asked).toEqual([]);
  dispatchEvent(new Event('pointerup'));
  setNetwork(false);
  await pass(60_000);
  expect(asked).toEqual([]);
  setNetwork(true);
  await pass(5_000);
  expect(asked).toEqual(['one', 'two']);
});

test('reading ahead stays behind what a page asks for', async () => {
  let done: (text: string) => void = () => undefined;
  const shown = queryClient.query({
    queryKey: ['shown'],
    queryFn: () =>
      new Promise<string>((resolve) => {
        done = resolve;
      }),
  });
  follow('one');
  await pass(10_000);
  expect(asked).toEqual([]);
  done('there');
  await shown;
  await pass(3_000);
  expect(asked).toEqual(['one']);
});

test('whoever signs out in the middle leaves nothing, and the next gets their own', async () => {
  const signals: AbortSignal[] = [];
  answer = (_, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  follow('one', 'two');
  await pass(3_000);
  expect(asked).toEqual(['one']);
  signOutHere();
  queryClient.clear();
  await pass(gapMs);
  expect(signals[0]?.aborted).toBe(true);
  expect(asked).toEqual(['one']);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  answer = () => Promise.resolve('of the next');
  signInAs({ roles: ['crew'] });
  await pass(10_000);
  expect(asked).toEqual(['one', 'one', 'two']);
  expect(queryClient.getQueryData(['one'])).toBe('of the next');
});

test('who may not is asked for nothing', async () => {
  signInAs({ roles: ['client'] });
  follow('one');
  await pass(gapMs);
  expect(asked).toEqual([]);
});
