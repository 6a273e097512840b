import { act, renderHook, waitFor } from '@testing-library/react';
import { mailbox } from '@callboard/contract';
import { apiError, testServer } from '@callboard/testing';
import {
  ClientProvider,
  configureClient,
  countedKey,
  patch,
  patchEvery,
  query,
  queryClient,
  useCommand,
} from '../index.ts';
import type { CallError } from '../index.ts';

let shown: string[] = [];
const server = testServer();
beforeEach(() => {
  queryClient.clear();
  shown = [];
  configureClient({ base: server.url, token: () => 'token', onCommandError: ({ code }) => shown.push(code) });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const inside = { wrapper: ClientProvider };
const input = { params: { id: 'm1' }, body: { read: true } };
const boxes = query(mailbox.mailboxes);
const box = { id: 'b1', name: 'Office', address: 'office@nordlicht.test', unread: 3, total: 9 };
const unread = () => queryClient.getQueryData(boxes.queryKey)?.items[0]?.unread;
const keys = () => server.requests.map(({ headers }) => headers['idempotency-key']);

const markRead = (onError?: (error: CallError) => void) =>
  renderHook(
    () =>
      useCommand(mailbox.markRead, {
        optimistic: () => [
          patch(boxes, (data) => ({
            ...data,
            items: data.items.map((one) => ({ ...one, unread: one.unread - 1 })),
          })),
        ],
        ...(onError && { onError }),
      }),
    inside,
  ).result;

test('a command shows at once what it does', async () => {
  queryClient.setQueryData(boxes.queryKey, { items: [box], total: 1, page: 1, limit: 1000 });
  let answer = () => {};
  server.on(
    'POST /emailMessages/m1/read',
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: { id: 'm1', read: true } });
      }),
  );
  const command = markRead();
  act(() => command.current.mutate(input));
  await waitFor(() => expect(unread()).toBe(2));
  expect(command.current.isPending).toBe(true);
  await waitFor(() => expect(server.requests).toHaveLength(1));
  answer();
  await waitFor(() => expect(command.current.isSuccess).toBe(true));
  expect(unread()).toBe(2);
});

test('a refused command is taken back and shown in one place', async () => {
  queryClient.setQueryData(boxes.queryKey, { items: [box], total: 1, page: 1, limit: 1000 });
  server.on('POST /emailMessages/m1/read', () => apiError(403, 'forbidden'));
  const command = markRead();
  await act(() => command.current.mutateAsync(input).catch(() => undefined));
  expect(unread()).toBe(3);
  expect(shown).toEqual(['forbidden']);
});

test('who shows its error itself gets it instead of the toast', async () => {
  server.on('POST /emailMessages/m1/read', () => apiError(409, 'conflict'));
  const own: string[] = [];
  const command = markRead(({ code }) => void own.push(code));
  await act(() => command.current.mutateAsync(input).catch(() => undefined));
  expect(own).toEqual(['conflict']);
  expect(shown).toEqual([]);
});

test('a second try after no answer is the same intent; after a verdict it is a new one', async () => {
  const command = markRead();
  const run = () =>
    act(() =>
      command.current.mutateAsync(input).then(
        () => undefined,
        () => undefined,
      ),
    );
  server.on('POST /emailMessages/m1/read', () => ({ drop: true }));
  await run();
  server.on('POST /emailMessages/m1/read', () => apiError(503, 'unavailable'));
  await run();
  server.on('POST /emailMessages/m1/read', () => ({ body: { id: 'm1', read: true } }));
  await run();
  await run();
  const [first, second, third, fourth] = keys();
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(fourth).not.toBe(first);
});

test('another wish is another intent', async () => {
  const command = markRead();
  server.on('POST /emailMessages/m1/read', () => ({ drop: true }));
  const run = (read: boolean) =>
    act(() =>
      command.current.mutateAsync({ ...input, body: { read } }).then(
        () => undefined,
        () => undefined,
      ),
    );
  await run(true);
  await run(false);
  expect(new Set(keys()).size).toBe(2);
});

test('a command under way goes on when the screen is gone, and tells it nothing any more', async () => {
  const done: string[] = [];
  let answer = () => {};
  server.on(
    'POST /emailMessages/m1/read',
    () => new Promise((resolve) => (answer = () => resolve({ body: { id: 'm1', read: true } }))),
  );
  const screen = renderHook(
    () => useCommand(mailbox.markRead, { onSuccess: () => void done.push('succeeded') }),
    inside,
  );
  act(() => screen.result.current.mutate(input, { onSettled: () => done.push('settled') }));
  await waitFor(() => expect(server.requests).toHaveLength(1));
  screen.unmount();
  answer();
  await waitFor(() => expect(done).toEqual(['succeeded']));
});

test('of two that are under way the screen shows the newer one', async () => {
  const settled: number[] = [];
  const answers: (() => void)[] = [];
  server.on('POST /emailMessages/m1/read', () => {
    const nth = answers.length;
    return new Promise((resolve) => {
      answers.push(() =>
        resolve(nth === 0 ? apiError(403, 'forbidden') : { body: { id: 'm1', read: true } }),
      );
    });
  });
  const command = markRead();
  act(() => command.current.mutate(input, { onSettled: () => settled.push(1) }));
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => command.current.mutate(input, { onSettled: () => settled.push(2) }));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.();
  await waitFor(() => expect(shown).toEqual(['forbidden']));
  expect(command.current).toMatchObject({ isPending: true, error: null });
  answers[1]?.();
  await waitFor(() => expect(command.current.isSuccess).toBe(true));
  expect(settled).toEqual([2]);
});

test('a change reaches single answers and pages alike', async () => {
  const page = { items: [box], total: 1, page: 1, limit: 1000 };
  queryClient.setQueryData(boxes.queryKey, page);
  const paged = ['GET /mailboxes', {}, {}, 'pages'];
  queryClient.setQueryData(paged, { pages: [page, page], pageParams: [1, 2] });
  server.on('POST /emailMessages/m1/read', () => apiError(403, 'forbidden'));
  const seen: unknown[] = [];
  const { result } = renderHook(
    () =>
      useCommand(mailbox.markRead, {
        optimistic: () => [patchEvery(mailbox.mailboxes, (data) => ({ ...data, total: 7 }))],
        onError: () => undefined,
      }),
    inside,
  );
  queryClient.getQueryCache().subscribe(() => seen.push(JSON.stringify(queryClient.getQueryData(paged))));
  await act(() => result.current.mutateAsync(input).catch(() => undefined));
  expect(seen).toContain(
    JSON.stringify({
      pages: [
        { ...page, total: 7 },
        { ...page, total: 7 },
      ],
      pageParams: [1, 2],
    }),
  );
  expect(queryClient.getQueryData(paged)).toEqual({ pages: [page, page], pageParams: [1, 2] });
});

test('a total that is counted apart has no rows to change, and the command is sent all the same', async () => {
  server.on('POST /emailMessages/m1/read', () => ({ body: { unread: 2 } }));
  queryClient.setQueryData(boxes.queryKey, { items: [box], total: 1, page: 1, limit: 50 });
  const counted = countedKey(boxes.queryKey);
  queryClient.setQueryData(counted, { total: 4 });
  const { result } = renderHook(
    () =>
      useCommand(mailbox.markRead, {
        optimistic: () => [
          patchEvery(mailbox.mailboxes, (list) => ({
            ...list,
            items: list.items.map((one) => ({ ...one, unread: 0 })),
          })),
        ],
        onError: () => undefined,
      }),
    inside,
  );
  await act(() => result.current.mutateAsync(input).catch(() => undefined));
  expect(server.requests).toHaveLength(1);
  expect(queryClient.getQueryData(counted)).toEqual({ total: 4 });
});
