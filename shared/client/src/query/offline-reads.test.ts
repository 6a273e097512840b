import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { mailbox } from '@callboard/contract';
import { waitFor } from '@testing-library/dom';
import { patience, testServer } from '@callboard/testing';
import {
  clearOfflineReads,
  configureClient,
  ensure,
  keptOffline,
  query,
  queryClient,
  startOfflineReads,
} from '../index.ts';

const server = testServer();
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await clearOfflineReads();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  queryClient.clear();
  server.on('GET /mailboxes', () => ({ body: { items: [], total: 0, page: 1, limit: 1000 } }));
  server.on('GET /emailMessages', () => ({ body: { items: [], total: 0, page: 1, limit: 1000 } }));
  configureClient({ base: server.url, token: () => 'token' });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const ann = { tenant: 'nordlicht', person: 'ann' };
const kept = query(mailbox.mailboxes, undefined, { meta: { offline: true } });
const passing = query(mailbox.emailMessages);
const known = () => queryClient.getQueryState(kept.queryKey);

/** A new visit: nothing in memory, whatever the phone kept. */
async function visit(owner: typeof ann) {
  await startOfflineReads(owner);
  queryClient.clear();
  await startOfflineReads(owner);
}
async function readAsAnn() {
  await startOfflineReads(ann);
  await Promise.all([ensure(kept), ensure(passing)]);
}

test('a read that may be kept is there on the next visit, with its time', async () => {
  await readAsAnn();
  const readAt = known()?.dataUpdatedAt;
  await visit(ann);
  expect(known()).toMatchObject({ data: { total: 0 }, dataUpdatedAt: readAt });
  expect(queryClient.getQueryData(passing.queryKey)).toBeUndefined();
});

test.each([
  ['another person', { ...ann, person: 'bo' }],
  ['another tenant', { ...ann, tenant: 'canal' }],
])('%s sees nothing of it', async (_, other) => {
  await readAsAnn();
  await visit(other);
  expect(known()).toBeUndefined();
});

test('a read that was kept is gone after seven days', async () => {
  await readAsAnn();
  await startOfflineReads(ann);
  queryClient.clear();
  const later = Date.now() + 7 * 24 * 60 * 60_000 + 1;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await startOfflineReads(ann);
  expect(known()).toBeUndefined();
});

test('a read that was kept is gone after signing out, even what was about to be written', async () => {
  await readAsAnn();
  await clearOfflineReads();
  queryClient.clear();
  await startOfflineReads(ann);
  expect(known()).toBeUndefined();
});

test('a read is written at once', async () => {
  await readAsAnn();
  await waitFor(async () => expect(await storedKeys()).toHaveLength(1), { timeout: patience(900) });
});

test('a phone without room or without a store still works', async () => {
  const warn = jest.spyOn(console, 'warn');
  await startOfflineReads(ann);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(ensure(kept)).resolves.toMatchObject({ total: 0 });
  await startOfflineReads(ann);
  expect(warn).toHaveBeenCalledWith('Reads were not kept for offline use', expect.anything());
  forbidStore();
  await expect(startOfflineReads(ann)).resolves.toBeUndefined();
});

function forbidStore(): void {
  const open = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  Object.assign(globalThis, { indexedDB: { open } });
}

test('a read is on the phone once it is written, without waiting for the next round', async () => {
  await startOfflineReads(ann);
  await expect(keptOffline([kept.queryKey])).resolves.toBe(false);
  await ensure(kept);
  await expect(keptOffline([kept.queryKey])).resolves.toBe(true);
  expect(await storedKeys()).toHaveLength(1);
  await ensure(passing);
  await expect(keptOffline([kept.queryKey, passing.queryKey])).resolves.toBe(false);
});

test('a read that a full phone refused is not on it, until it has room again', async () => {
  await startOfflineReads(ann);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await ensure(kept);
  await expect(keptOffline([kept.queryKey])).resolves.toBe(false);
  put.mockRestore();
  await expect(keptOffline([kept.queryKey])).resolves.toBe(true);
});

test('a phone whose store is forbidden keeps nothing', async () => {
  forbidStore();
  await startOfflineReads(ann);
  await ensure(kept);
  await expect(keptOffline([kept.queryKey])).resolves.toBe(false);
});

async function storedKeys(): Promise<unknown[]> {
  const store = await openDB('callboard-reads');
  const keys = await store.getAllKeys('reads');
  store.close();
  return keys;
}

test('a store that never opens keeps nobody waiting', async () => {
  const never = { open: () => new IDBOpenDBRequest() };
  Object.assign(globalThis, { indexedDB: never });
  const both = Promise.all([startOfflineReads(ann), clearOfflineReads()]);
  await expect(both).resolves.toEqual([undefined, undefined]);
});

test('a person who leaves while it starts leaves nothing behind', async () => {
  await readAsAnn();
  await startOfflineReads(ann);
  queryClient.clear();
  const both = Promise.all([startOfflineReads(ann), clearOfflineReads()]);
  await expect(both).resolves.toEqual([undefined, undefined]);
  queryClient.clear();
  await ensure(kept);
  await clearOfflineReads();
  expect(await storedKeys()).toEqual([]);
});
