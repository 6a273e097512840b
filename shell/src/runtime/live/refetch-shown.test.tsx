import { act, render, screen } from '@testing-library/react';
import { ClientProvider, pauseLiveUpdates, queryClient, useQuery } from '@callboard/client';
import { watchAttention } from './attention.ts';
import { refetchShown } from './refetch-shown.ts';
import { holds } from '@callboard/feature';

type Shown = { readonly of: string; readonly params?: Record<string, string>; readonly count?: boolean };
const reads = jest.fn<Promise<string>, [string]>();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const readsOf = (path: string) => reads.mock.calls.filter(([read]) => read === path).length;

/** Counts the tests' own reads by path: what they answer is the server's affair. */
function Read({ of, params = {}, count = false }: Shown) {
  const queryKey = [`GET ${of}`, params, {}, ...(count ? ['count'] : [])];
  const { data } = useQuery({ queryKey, queryFn: () => reads(of), retry: false });
  return <p>{data ?? 'loading'}</p>;
}
let attention: ReturnType<typeof watchAttention>;
let shown: ReturnType<typeof refetchShown>;
const show = (...list: Shown[]) =>
  render(
    <ClientProvider>
      {list.map((one) => (
        <Read key={one.of + String(one.params?.['id'])} {...one} />
      ))}
    </ClientProvider>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  queryClient.clear();
  reads.mockReset().mockImplementation((path) => Promise.resolve(`${path} ${reads.mock.calls.length}`));
  attention = watchAttention();
  shown = refetchShown(attention.busy);
});
afterEach(() => {
  shown.stop();
  attention.stop();
  jest.useRealTimers();
});

test('what is shown of what was named is read again, and nothing else', async () => {
  show({ of: '/projectCrews/{id}', params: { id: 'c-1' } }, { of: '/todos' });
  await pass(5_000);
  shown.hear({ names: ['crew:c-1'] });
  await pass(200);
  expect([readsOf('/projectCrews/{id}'), readsOf('/todos')]).toEqual([2, 1]);
  shown.hear({ names: ['crew:c-2'] });
  await pass(5_000);
  expect(readsOf('/projectCrews/{id}')).toBe(2);
});

test('while it is read again the screen keeps what it shows', async () => {
  show({ of: '/jobs' });
  await pass(5_000);
  reads.mockReturnValue(new Promise(() => undefined));
  shown.hear({ names: ['jobs'] });
  await pass(2_000);
  expect(screen.getByText('/jobs 1')).toBeVisible();
});

test('forty people who check in are a read a second', async () => {
  show({ of: '/jobs' });
  await pass(5_000);
  for (let one = 0; one < 40; one += 1) {
    shown.hear({ names: ['jobs'] });
    await pass(100);
  }
  expect(readsOf('/jobs')).toBeLessThanOrEqual(6);
  await pass(2_000);
  const after = readsOf('/jobs');
  await pass(10_000);
  expect(readsOf('/jobs')).toBe(after);
});

test('what was said during a read is read once more after it', async () => {
  show({ of: '/jobs' });
  await pass(5_000);
  let answer: (read: string) => void = () => undefined;
  reads.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  shown.hear({ names: ['jobs'] });
  await pass(500);
  shown.hear({ names: ['jobs'] });
  await pass(3_000);
  expect(readsOf('/jobs')).toBe(2);
  answer('old');
  await pass(1_200);
  expect(readsOf('/jobs')).toBe(3);
});

test('a read that fails is tried again until it holds what was said', async () => {
  show({ of: '/jobs' });
  await pass(5_000);
  reads.mockRejectedValueOnce(new Error('503'));
  shown.hear({ names: ['jobs'] });
  await pass(5_000);
  expect(readsOf('/jobs')).toBe(2);
  await pass(10_000);
  expect(readsOf('/jobs')).toBe(3);
  expect(screen.getByText('/jobs 3')).toBeVisible();
});

test('a failure of before does not delay what is said after it', async () => {
  show({ of: '/jobs' });
  await pass(5_000);
  reads.mockRejectedValueOnce(new Error('the server is gone'));
  shown.hear({ names: ['jobs'] });
  await pass(2_000);
  shown.hear({ names: ['*'] });
  await pass(1_000);
  expect(screen.getByText('/jobs 3')).toBeVisible();
});

test('a clock that jumps back a day delays nothing', async () => {
  show({ of: '/jobs' });
  await pass(5_000);
  dispatchEvent(new Event('input'));
  jest.setSystemTime(Date.now() - 24 * 60 * 60_000);
  await pass(3_000);
  shown.hear({ names: ['jobs'] });
  await pass(200);
  expect(readsOf('/jobs')).toBe(2);
});

test('what is not shown is old when it is shown next', async () => {
  const { unmount } = show({ of: '/jobs' });
  await pass(1_000);
  unmount();
  shown.hear({ names: ['jobs'] });
  await pass(5_000);
  expect(readsOf('/jobs')).toBe(1);
  show({ of: '/jobs' });
  await pass(0);
  expect(readsOf('/jobs')).toBe(2);
});

test('after something may have been missed everything shown is read again', async () => {
  show({ of: '/jobs' }, { of: '/todos' });
  await pass(5_000);
  shown.hear({ names: ['*'] });
  await pass(200);
  expect([readsOf('/jobs'), readsOf('/todos')]).toEqual([2, 2]);
});

test('the page does not change under somebody who types or touches; figures beside the menu do', async () => {
  show({ of: '/jobs' }, { of: '/todos', count: true });
  await pass(5_000);
  for (let key = 0; key < 3; key += 1) {
    dispatchEvent(new Event('input'));
    shown.hear({ names: ['jobs', 'todos'] });
    await pass(1_000);
  }
  expect(readsOf('/jobs')).toBe(1);
  expect(readsOf('/todos')).toBeGreaterThan(1);
  dispatchEvent(new Event('pointerdown'));
  await pass(4_000);
  expect(readsOf('/jobs')).toBe(1);
  dispatchEvent(new Event('pointerup'));
  await pass(2_000);
  expect(readsOf('/jobs')).toBe(2);
});

test.each([
  ['unsaved work', () => holds.add('A signature')],
  ['what can still be taken back', pauseLiveUpdates],
])('%s holds it, and letting go brings it', async (_, hold) => {
  show({ of: '/jobs' });
  await pass(5_000);
  const release = hold();
  shown.hear({ names: ['jobs'] });
  await pass(60_000);
  expect(readsOf('/jobs')).toBe(1);
  release();
  await pass(1_100);
  expect(readsOf('/jobs')).toBe(2);
});

test('who comes back to the page reads it then, not before', async () => {
  show({ of: '/jobs' });
  await pass(5_000);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  shown.hear({ names: ['jobs'] });
  await pass(10_000);
  expect(readsOf('/jobs')).toBe(1);
  visibility.mockReturnValue('visible');
  dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(readsOf('/jobs')).toBe(2);
  visibility.mockRestore();
});
