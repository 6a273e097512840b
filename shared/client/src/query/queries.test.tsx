import { renderHook, waitFor } from '@testing-library/react';
import { mailbox, session } from '@callboard/contract';
import { apiError, patience, testServer } from '@callboard/testing';
import {
  ClientProvider,
  configureClient,
  ensure,
  infinite,
  invalidate,
  query,
  queryClient,
  useInfiniteQuery,
  useQuery,
} from '../index.ts';

const server = testServer();
beforeEach(() => {
  queryClient.clear();
  configureClient({ base: server.url, token: () => 'token' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const list = (page: number, limit: number, total: number) => ({ items: [], page, limit, total });
const inside = { wrapper: ClientProvider };

test('a loader asks once, and the page takes what it found', async () => {
  server.on('GET /mailboxes', () => ({ body: list(1, 1000, 0) }));
  await expect(ensure(query(mailbox.mailboxes))).resolves.toMatchObject({ total: 0 });
  await ensure(query(mailbox.mailboxes));
  const { result } = renderHook(() => useQuery(query(mailbox.mailboxes)), inside);
  expect(result.current.data?.total).toBe(0);
  expect(server.count('GET /mailboxes')).toBe(1);
});

test.each([
  ['a server that fails is asked three times', 500, 'internal', 3],
  ['a refusal is asked once', 403, 'forbidden', 1],
  ['too many is asked once', 429, 'too_many', 1],
] as const)('%s', async (_, status, code, times) => {
  server.on('GET /mailboxes', () => apiError(status, code));
  const { result } = renderHook(() => useQuery(query(mailbox.mailboxes)), inside);
  await waitFor(() => expect(result.current.error?.code).toBe(code), { timeout: patience(4000) });
  expect(server.count('GET /mailboxes')).toBe(times);
});

test('a paged list follows until its total is reached', async () => {
  server.on('GET /emailMessages', ({ query }) => ({ body: list(Number(query.get('page')), 2, 3) }));
  const messages = infinite(mailbox.emailMessages, { query: { limit: 2 } });
  const { result } = renderHook(() => useInfiniteQuery(messages), inside);
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  await result.current.fetchNextPage();
  await waitFor(() => expect(result.current.hasNextPage).toBe(false));
  expect(server.requests.map(({ url }) => url)).toEqual([
    '/emailMessages?limit=2&page=1',
    '/emailMessages?limit=2&page=2',
  ]);
});

test('reads of an endpoint are all made again, whatever its parameters', async () => {
  server.on('GET /emailMessages', () => ({ body: list(1, 1000, 0) }));
  const unread = query(mailbox.emailMessages, { query: { unread: 'true' } });
  const all = query(mailbox.emailMessages);
  renderHook(() => [useQuery(unread), useQuery(all)], inside);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await invalidate(mailbox.emailMessages);
  expect(server.count('GET /emailMessages')).toBe(4);
  await invalidate(unread);
  expect(server.count('GET /emailMessages')).toBe(5);
});

test('a call that changes something is no query', () => {
  expect(() => query(mailbox.markRead, { params: { id: '1' }, body: { read: true } })).toThrow(
    'it is a command',
  );
  expect(() => query(session.refresh)).toThrow('it is a command');
});
