import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, renderHook, waitFor } from '@testing-library/react';
import { mailbox } from '@callboard/contract';
import { apiError, testServer } from '@callboard/testing';
import {
  ClientProvider,
  configureClient,
  outboxNow,
  queryClient,
  queued,
  startOutbox,
  stopOutbox,
  useOverlaid,
  useQueued,
  useWaiting,
} from '../index.ts';
import type { CallError } from '../index.ts';
import { onOutboxChange } from './outbox-state.ts';

let shown: string[] = [];
const server = testServer();
beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  queryClient.clear();
  shown = [];
  configureClient({ base: server.url, token: () => 'token', onCommandError: ({ code }) => shown.push(code) });
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  act(stopOutbox);
  jest.restoreAllMocks();
});

const ann = { tenant: 'nordlicht', person: 'ann' };
const start = () => startOutbox(ann, () => 'token');
const mark = queued(mailbox.markRead, {
  name: 'test.mark-read',
  entity: ({ params }) => `message/${params.id}`,
  apply: (message: { read: boolean }, made) => ({ ...message, read: made.input.body.read }),
});
const input = { params: { id: 'm1' }, body: { read: true } };
const commands = [mark];
const message = { read: false };

const screen = (said: { sent?: unknown[]; refused?: CallError[] } = {}) =>
  renderHook(
    () => ({
      run: useQueued(mark, {
        title: () => 'Mark as read',
        onSent: (answer) => said.sent?.push(answer),
        ...(said.refused && { onRefused: (error: CallError) => said.refused?.push(error) }),
      }),
      waiting: useWaiting('message/m1'),
      message: useOverlaid(message, 'message/m1', commands),
    }),
    { wrapper: ClientProvider },
  ).result;
const idle = () => waitFor(() => expect(outboxNow()).toMatchObject({ items: [], busy: false }));

test('a tap shows at once, is kept, sent with one key, and its answer comes back', async () => {
  await start();
  server.on('POST /emailMessages/m1/read', () => ({ body: { id: 'm1', read: true } }));
  const sent: unknown[] = [];
  const page = screen({ sent });
  act(() => void page.current.run(input));
  expect(page.current.message).toEqual({ read: true });
  expect(page.current.waiting).toMatchObject([{ state: 'sending', title: 'Mark as read' }]);
  await waitFor(() => expect(sent).toEqual([{ id: 'm1', read: true }]));
  await idle();
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test('a tap does not blink on its way from the screen to the store', async () => {
  await start();
  server.on('POST /emailMessages/m1/read', () => ({ body: { id: 'm1', read: true } }));
  const page = screen();
  const counts: number[] = [];
  const stop = onOutboxChange(() => counts.push(outboxNow().items.length));
  await act(() => page.current.run(input));
  stop();
  expect(counts.length).toBeGreaterThan(1);
  expect(counts).not.toContain(0);
  await idle();
});

test('a double tap is one wish', async () => {
  await start();
  server.on('POST /emailMessages/m1/read', () => ({ body: { id: 'm1', read: true } }));
  const page = screen();
  await act(() => Promise.all([page.current.run(input), page.current.run(input)]));
  await idle();
  expect(server.requests).toHaveLength(1);
});

test('a refusal comes back to the person and stays until it is put right', async () => {
  await start();
  server.on('POST /emailMessages/m1/read', () => apiError(409, 'wrong_state'));
  const refused: CallError[] = [];
  const page = screen({ refused });
  await act(() => page.current.run(input));
  await waitFor(() => expect(refused).toMatchObject([{ code: 'wrong_state', status: 409 }]));
  expect(page.current.waiting).toMatchObject([{ state: 'attention', reason: { code: 'wrong_state' } }]);
  expect(page.current.message).toEqual({ read: false });
  server.on('POST /emailMessages/m1/read', () => ({ body: { id: 'm1', read: true } }));
  await act(() => page.current.run(input));
  await idle();
  const [first, second] = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(second).not.toBe(first);
});
