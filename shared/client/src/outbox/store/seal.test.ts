import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { testServer } from '@callboard/testing';
import { configureClient } from '../../call/config.ts';
import type { Draft, Item } from './item.ts';
import { outboxNow } from '../outbox-state.ts';
import { outboxStore } from './outbox-store.ts';
import { sealSource } from './seal-source.ts';
import { startOutbox, stopOutbox } from '../start-outbox.ts';
import { asRetry, withNextTry } from '../steps.ts';

const canary = 'Zitronenfalter';
const key = Buffer.alloc(32, 'ann').toString('base64');
const owner = 'nordlicht/ann';
const server = testServer();

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

/** A phone that has a key, or has none any more. */
function phone(first: string | null = key) {
  let now = first;
  const source = sealSource({ read: () => now, write: (next) => (now = next) });
  return { store: outboxStore(source), give: (next: string | null) => (now = next) };
}
const item = (more: Partial<Item> = {}): Item => ({
  key: 'k-1',
  owner,
  entity: 'crewItem/1',
  name: 'test.note',
  title: `Note of ${canary}`,
  editAt: `/jobs/1?text=${canary}`,
  wish: JSON.stringify(['test.note', canary]),
  method: 'POST',
  url: `/crews/1/notes?text=${canary}`,
  body: { text: canary },
  version: null,
  input: { body: { text: canary } },
  answers: 'data',
  settledBy: [],
  invalidates: [['notes', canary]],
  device: null,
  madeAt: 1,
  tries: 0,
  refused: false,
  reason: null,
  files: [{ name: `${canary}.txt`, type: 'text/plain', size: 14, uploadId: null, uploadedAt: 0, uploads: 0 }],
  ...more,
});
const bytes = () => new Uint8Array(Buffer.from(canary)).buffer;
const draft = (more: Partial<Item> = {}, rest: Partial<Draft> = {}): Draft => ({
  item: item(more),
  bytes: [bytes()],
  latestWins: false,
  ...rest,
});
const textOf = (content: ArrayBuffer | null) => Buffer.from(content ?? new ArrayBuffer()).toString();

/** Everything that lies on the phone, as whoever has it in hand reads it. */
async function readable(): Promise<string> {
  const db = await openDB('callboard-outbox');
  const all = await Promise.all(['items', 'files'].map((name) => db.getAll(name)));
  db.close();
  const shown = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return String(value);
    if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer as ArrayBuffer).toString('latin1');
    if (Object.prototype.toString.call(value) === '[object ArrayBuffer]')
      return Buffer.from(value as ArrayBuffer).toString('latin1');
    return Object.entries(value)
      .map(([name, each]) => `${name}:${shown(each)}`)
      .join();
  };
  return shown(all);
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  for (const level of ['warn', 'info'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  stopOutbox();
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

test('a write that waits is read by its person alone', async () => {
  const { store, give } = phone();
  const { seq } = await store.put(draft());
  expect(await readable()).toContain(owner);
  expect(await readable()).not.toContain(canary);
  expect(await store.list(owner)).toEqual([{ ...item(), seq }]);
  expect(textOf(await store.bytes('k-1', 0))).toBe(canary);
  give(null);
  await expect(store.list(owner)).rejects.toThrow('locked');
  await expect(store.bytes('k-1', 0)).rejects.toThrow('locked');
  give(Buffer.alloc(32, 'bob').toString('base64'));
  await expect(store.list(owner)).rejects.toHaveProperty('name', 'OperationError');
  await expect(store.bytes('k-1', 0)).rejects.toHaveProperty('name', 'OperationError');
  // After the next sign-in it is there as before.
  give(key);
  expect(await store.list(owner)).toEqual([{ ...item(), seq }]);
});

test('tries, a refusal and an upload are noted on what is locked', async () => {
  const { store } = phone();
  await store.put(draft());
  const noted = await store.update('k-1', (now) => ({ ...withNextTry(now), refused: true }));
  expect(noted).toMatchObject({ tries: 1, refused: true, title: item().title, body: item().body });
  const again = await store.update('k-1', asRetry);
  expect(again).toMatchObject({ refused: false, files: [{ name: `${canary}.txt`, uploads: 1 }] });
  expect(await readable()).not.toContain(canary);
});

test('the same wish is known again, and another one is not', async () => {
  const { store } = phone();
  const first = await store.put(draft());
  expect(await store.put(draft({ key: 'k-2' }))).toEqual(first);
  await store.put(draft({ key: 'k-3', wish: 'another' }));
  expect((await store.list(owner)).map((one) => one.key)).toEqual(['k-1', 'k-3']);
});

test('a write that takes the place of a refused one keeps its files and their names', async () => {
  const { store } = phone();
  const { seq } = await store.put(draft());
  await store.update('k-1', (now) => ({ ...now, refused: true }));
  await store.put(draft({ key: 'k-2', files: [] }, { instead: 'k-1', bytes: [] }));
  expect(await store.list(owner)).toMatchObject([
    { key: 'k-2', seq, files: [{ name: `${canary}.txt`, uploads: 1 }] },
  ]);
  expect(textOf(await store.bytes('k-2', 0))).toBe(canary);
});

test('writes kept before there was a key are locked as soon as there is one', async () => {
  const { store, give } = phone(null);
  await store.put(draft({ tries: 2 }));
  expect(await readable()).toContain(canary);
  give(key);
  await store.lock(owner);
  expect(await readable()).not.toContain(canary);
  expect(await store.list(owner)).toMatchObject([item({ tries: 2 })]);
  expect(textOf(await store.bytes('k-1', 0))).toBe(canary);
});

test('the key is asked for once after a sign-in, and without one the write is kept all the same', async () => {
  let kept: string | null = null;
  let asked = 0;
  configureClient({ base: server.url, token: () => 'token' });
  server.on('GET /outboxKey', () => {
    asked += 1;
    return { body: { key } };
  });
  const mine = { read: () => kept, write: (next: string) => (kept = next) };
  const ann = { tenant: 'nordlicht', person: 'ann' };
  onlineManager.setOnline(false);
  await startOutbox(ann, () => null, undefined, mine);
  await outboxStore().put(draft({ method: 'POST' }));
  expect(asked).toBe(0);
  onlineManager.setOnline(true);
  await waitFor(async () => expect(await readable()).not.toContain(canary));
  expect([kept, asked]).toEqual([key, 1]);
  await waitFor(() => expect(outboxNow().items).toMatchObject([{ title: item().title }]));
  stopOutbox();
  await startOutbox(ann, () => null, undefined, mine);
  expect(asked).toBe(1);
});
