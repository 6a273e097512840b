import { act, renderHook, waitFor } from '@testing-library/react';
import {
  ClientProvider,
  call,
  configureClient,
  invalidate,
  query,
  queryClient,
  useQuery,
} from '@callboard/client';
import { liveKeySigns, notifications } from '@callboard/contract';
import { testServer } from '@callboard/testing';
import { refetchShown } from './refetch-shown.ts';

const server = testServer();
beforeAll(() => {
  configureClient({ base: server.url, token: () => 'token' });
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  queryClient.clear();
  server.on('GET /notifications', () => ({ body: { items: [], total: 0, page: 1, limit: 50, unread: 0 } }));
  server.on('POST /notifications/read', () => ({
    body: { unread: 0, readAt: '2026-11-21T09:00:00Z' },
  }));
});
afterEach(() => jest.restoreAllMocks());

const reads = () => server.count('GET /notifications');
const list = query(notifications.notifications);
const quiet = () => act(() => new Promise((resolve) => setTimeout(resolve, 1_200)));

test.each([
  ['before its answer', true],
  ['after it', false],
])(
  'a write of this page, heard of %s, is read once; one of another page is read as well',
  async (_, early) => {
    const shown = refetchShown(() => false);
    renderHook(() => useQuery(list), { wrapper: ClientProvider });
    await waitFor(() => expect(queryClient.getQueryData(list.queryKey)).toBeDefined());
    await quiet();
    const idempotencyKey = `wish-of-this-page-${early}`;
    const news = { names: ['notifications'], by: idempotencyKey.slice(0, liveKeySigns) };
    if (early) shown.hear(news);
    await call(notifications.readNotifications, { body: {}, idempotencyKey });
    await act(() => invalidate(list));
    if (!early) shown.hear(news);
    await quiet();
    expect(reads()).toBe(2);
    shown.hear({ names: ['notifications'], by: 'of-another-1' });
    await waitFor(() => expect(reads()).toBe(3));
    shown.stop();
  },
);

test('a write of this page brings what the page itself does not read anew', async () => {
  const shown = refetchShown(() => false);
  renderHook(() => useQuery(list), { wrapper: ClientProvider });
  await waitFor(() => expect(queryClient.getQueryData(list.queryKey)).toBeDefined());
  await quiet();
  const idempotencyKey = 'wish-without-invalidation';
  await call(notifications.readNotifications, { body: {}, idempotencyKey });
  shown.hear({ names: ['notifications'], by: idempotencyKey.slice(0, liveKeySigns) });
  await waitFor(() => expect(reads()).toBe(2));
  shown.stop();
});
