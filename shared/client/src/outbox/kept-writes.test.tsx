import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { act, renderHook, waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { crewChecks, finishingHeader, mailbox, photos } from '@callboard/contract';
import { apiError, patience, testServer } from '@callboard/testing';
import {
  ClientProvider,
  configureClient,
  discardWaiting,
  outboxNow,
  queryClient,
  queued,
  retryWaiting,
  startOutbox,
  stopOutbox,
  uploaded,
  useOverlaid,
  useQueued,
  useWaiting,
} from '../index.ts';

let shown: string[] = [];
let token: string | null = 'old';
const server = testServer();
beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  queryClient.clear();
  shown = [];
  token = 'old';
  configureClient({
    base: server.url,
    token: () => token,
    onSignInNeeded: () => Promise.resolve(false),
    onCommandError: ({ code }) => shown.push(code),
  });
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  act(stopOutbox);
  act(() => onlineManager.setOnline(true));
  jest.restoreAllMocks();
});

const start = (person = 'ann') => startOutbox({ tenant: 'nordlicht', person }, () => token);
const goOffline = () => act(() => onlineManager.setOnline(false));
const goOnline = () => act(() => onlineManager.setOnline(true));

type Seen = { readonly breaks: number };
const startBreak = queued(crewChecks.startBreak, {
  name: 'test.start-break',
  entity: ({ params }) => `crewItem/${params.id}`,
  device: true,
  apply: ({ breaks }: Seen) => ({ breaks: breaks + 1 }),
});
const endBreak = queued(crewChecks.endBreak, {
  name: 'test.end-break',
  entity: ({ params }) => `crewItem/${params.id}`,
});
const addPhoto = queued(photos.addPhoto, {
  name: 'test.add-photo',
  entity: ({ params }) => `photos/${params.id}`,
});
const markRead = queued(mailbox.markRead, {
  name: 'test.mark-read',
  entity: ({ params }) => `message/${params.id}`,
});
const commands = [startBreak];
const none: Seen = { breaks: 0 };
const breakOf = (id: string) => ({ params: { id }, body: {} });
const placeOf = (id: string) => `POST /projectCrewItems/${id}/breaks/start`;
const place = placeOf('1');

const screen = () =>
  renderHook(
    () => ({
      run: useQueued(startBreak, { title: () => 'Start break' }),
      end: useQueued(endBreak, { title: () => 'End break' }),
      photo: useQueued(addPhoto, { title: () => 'Add photo' }),
      mark: useQueued(markRead, { title: () => 'Mark as read' }),
      waiting: useWaiting('crewItem/1'),
      seen: useOverlaid(none, 'crewItem/1', commands),
    }),
    { wrapper: ClientProvider },
  ).result;
const idle = (timeout = patience(5000)) =>
  waitFor(() => expect(outboxNow()).toMatchObject({ items: [], busy: false }), { timeout });
const bodies = (what: string) =>
  server.requests.filter(({ method, path }) => `${method} ${path}` === what).map(({ body }) => body);

test('a write made without network is there after a new start, and goes out with the network', async () => {
  await start();
  goOffline();
  const page = screen();
  expect(await act(() => page.current.run(breakOf('1')))).toBe(true);
  expect(page.current.waiting).toMatchObject([{ state: 'waiting', title: 'Start break' }]);
  act(stopOutbox);
  expect(page.current.seen).toEqual({ breaks: 0 });
  await act(() => start());
  expect(page.current.seen).toEqual({ breaks: 1 });
  server.on(place, () => ({ body: { id: 'b1' } }));
  goOnline();
  await waitFor(() => expect(server.count(place)).toBe(1));
  await idle();
  expect(bodies(place)).toMatchObject([{ offline: true, deviceAt: expect.stringMatching(/^\d{4}-/) }]);
});

test('nobody else sees or sends it; it waits for its person', async () => {
  await start('ann');
  goOffline();
  const page = screen();
  await act(() => page.current.run(breakOf('1')));
  server.on(place, () => ({ body: { id: 'b1' } }));
  await act(() => start('ben'));
  goOnline();
  expect(page.current.waiting).toEqual([]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(server.count(place)).toBe(0);
  await act(() => start('ann'));
  await waitFor(() => expect(server.count(place)).toBe(1));
  await idle();
});

test('an expired token is renewed, and the same key goes out again', async () => {
  configureClient({
    onSignInNeeded: () => {
      token = 'fresh';
      return Promise.resolve(true);
    },
  });
  server.on(place, ({ headers }) =>
    headers.authorization === 'Bearer fresh' ? { body: { id: 'b1' } } : apiError(401, 'sign_in'),
  );
  await start();
  const page = screen();
  await act(() => page.current.run(breakOf('1')));
  await idle();
  const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  // What waited may be finished where its bundle was switched off since then.
  expect(server.requests.map(({ headers }) => headers[finishingHeader])).toEqual(['1', '1']);
});

test('a broken server is asked again until it answers, and from then on the tap counts', async () => {
  await start();
  const page = screen();
  server.on(place, () => apiError(500, 'internal'));
  await act(() => page.current.run(breakOf('1')));
  await waitFor(() =>
    expect(page.current.waiting).toMatchObject([{ state: 'waiting', reason: { status: 500 } }]),
  );
  server.on(place, () => ({ body: { id: 'b1' } }));
  await idle();
  expect(bodies(place).at(0)).not.toHaveProperty('offline');
  expect(bodies(place).at(-1)).toHaveProperty('offline', true);
  expect(shown).toEqual([]);
});

test('a refused write holds those after it, until it is sent again or dropped', async () => {
  await start();
  goOffline();
  const page = screen();
  await act(() => page.current.run(breakOf('1')));
  await act(() => page.current.photo({ params: { id: '1' }, body: { uploadId: 'u1', caption: '' } }));
  server.on(place, () => apiError(409, 'wrong_state'));
  goOnline();
  await waitFor(() => expect(page.current.waiting).toMatchObject([{ state: 'attention' }]));
  expect(page.current.seen).toEqual({ breaks: 0 });
  const [item] = page.current.waiting;
  await act(() => retryWaiting(item?.key ?? ''));
  await waitFor(() => expect(server.count(place)).toBe(2));
  await waitFor(() => expect(page.current.waiting).toMatchObject([{ state: 'attention' }]));
  expect(await act(() => discardWaiting(item?.key ?? ''))).toBe(true);
  expect(page.current.waiting).toEqual([]);
});

test('a picture is uploaded once, whatever happens to the call after it', async () => {
  await start();
  const page = screen();
  server.on('POST /uploads', () => ({ body: { id: 'u7', name: 'a.jpg', type: 'image/jpeg', size: 2 } }));
  const call = 'POST /projectCrews/c1/photos';
  server.on(call, () => ({ drop: true }));
  const file = new Blob(['42'], { type: 'image/jpeg' });
  await act(() =>
    page.current.photo(
      { params: { id: 'c1' }, body: { uploadId: uploaded(0), caption: 'Truss' } },
      { files: [{ file, name: 'a.jpg' }] },
    ),
  );
  await waitFor(() => expect(server.count(call)).toBe(1));
  server.on(call, () => ({ body: { id: 'p1' } }));
  await idle();
  expect(server.count('POST /uploads')).toBe(1);
  expect(bodies(call).at(-1)).toEqual({ uploadId: 'u7', caption: 'Truss' });
});

test('fifty that wait all get through, each once', async () => {
  await start();
  goOffline();
  const page = screen();
  const all = Array.from({ length: 50 }, (_, index) => `${index}`);
  for (const id of all) {
    server.on(placeOf(id), () => ({ body: { id } }));
    await act(() => page.current.run(breakOf(id)));
  }
  expect(outboxNow().items).toHaveLength(50);
  goOnline();
  await idle(patience(50_000));
  expect(server.requests).toHaveLength(50);
}, 60_000);

describe('where nothing can be kept', () => {
  const full = () =>
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });

  test('a full phone says so, and the form stays as it is', async () => {
    await start();
    full();
    goOffline();
    const page = screen();
    expect(await act(() => page.current.run(breakOf('1')))).toBe(false);
    expect(shown).toEqual(['phone_full']);
    expect(page.current.waiting).toEqual([]);
  });

  test('a full phone with network sends at once', async () => {
    await start();
    full();
    server.on('POST /emailMessages/m1/read', () => ({ body: { id: 'm1', read: true } }));
    const page = screen();
    const input = { params: { id: 'm1' }, body: { read: true } };
    expect(await act(() => page.current.mark(input))).toBe(true);
    expect(server.count('POST /emailMessages/m1/read')).toBe(1);
  });

  test('a full phone does not let a tap overtake what waits for the same position', async () => {
    await start();
    const page = screen();
    server.on(place, () => apiError(500, 'internal'));
    await act(() => page.current.run(breakOf('1')));
    await waitFor(() =>
      expect(page.current.waiting).toMatchObject([{ state: 'waiting', reason: { status: 500 } }]),
    );
    full();
    server.on('POST /projectCrewItems/1/breaks/end', () => ({ body: { id: 'b1' } }));
    server.on('POST /emailMessages/m1/read', () => ({ body: { id: 'm1', read: true } }));
    expect(await act(() => page.current.end(breakOf('1')))).toBe(false);
    expect(shown).toEqual(['phone_full']);
    expect(server.count('POST /projectCrewItems/1/breaks/end')).toBe(0);
    expect(await act(() => page.current.mark({ params: { id: 'm1' }, body: { read: true } }))).toBe(true);
  });

  test('a private window says that it keeps nothing, works with network and refuses without', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    await start();
    await waitFor(() => expect(outboxNow().keeps).toBe(false));
    const page = screen();
    server.on(place, () => apiError(409, 'wrong_state'));
    expect(await act(() => page.current.run(breakOf('1')))).toBe(false);
    expect(shown).toEqual(['wrong_state']);
    goOffline();
    expect(await act(() => page.current.run(breakOf('1')))).toBe(false);
    expect(shown).toEqual(['wrong_state', 'not_kept']);
  });
});
