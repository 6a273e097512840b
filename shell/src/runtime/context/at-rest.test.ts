import { queryClient } from '@callboard/client';
import { atRest } from './at-rest.ts';

let fetched: number[] = [];
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  fetched = [];
  const entries = () => fetched.map((responseEnd) => ({ responseEnd }));
  Object.assign(performance, { getEntriesByType: entries });
});
afterEach(() => {
  queryClient.clear();
  jest.useRealTimers();
});

function watched() {
  let rests = false;
  const wait = async () => {
    await atRest(3_000);
    rests = true;
  };
  void wait();
  return () => rests;
}

test('a screen is at rest when nothing was fetched for a while from now on', async () => {
  await pass(60_000);
  const rests = watched();
  await pass(2_900);
  expect(rests()).toBe(false);
  await pass(200);
  expect(rests()).toBe(true);
});

test('what is fetched meanwhile begins the while anew', async () => {
  const rests = watched();
  await pass(2_000);
  fetched.push(performance.now());
  await pass(2_900);
  expect(rests()).toBe(false);
  await pass(700);
  expect(rests()).toBe(true);
});

test('a screen that waits for an answer is not at rest', async () => {
  let answer = () => {};
  const queryFn = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  void queryClient.query({ queryKey: ['slow'], queryFn });
  const rests = watched();
  await pass(10_000);
  expect(rests()).toBe(false);
  answer();
  await pass(600);
  expect(rests()).toBe(true);
});
