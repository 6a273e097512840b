import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtemp, readdir, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { randomUUID } from 'node:crypto';
import { basename, join } from 'node:path';
import { diskStore } from './file-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the same content is one file, and nothing is left aside', async () => {
  const store = diskStore(folder, { freshMs: 0 });
  const content = new TextEncoder().encode('Gate 3');
  const [first, second] = await Promise.all([store.put(content), store.put(content)]);
  expect(second).toEqual(first);
  expect(await readdir(join(folder, first.name.slice(0, 2)))).toEqual([first.name]);
  expect((await store.read(first.name))?.toString()).toBe('Gate 3');
  await store.remove(first.name);
  expect(await store.read(first.name)).toBeNull();
});

test('a file is as old as its disk says, whatever the clock of the process', async () => {
  const store = diskStore(folder);
  const content = new TextEncoder().encode('Gate 5');
  const { name } = await store.put(content);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 26 * 60 * 60_000);
  expect(await store.remove(name)).toBe(false);
  await store.put(content);
  expect(await store.remove(name)).toBe(false);
  now.mockRestore();
  expect((await store.read(name))?.toString()).toBe('Gate 5');
});

test('what was put a moment ago stays, also where it was there before', async () => {
  const store = diskStore(folder);
  const content = new TextEncoder().encode('Gate 4');
  const { name } = await store.put(content);
  const path = join(folder, name.slice(0, 2), name);
  expect(await store.remove(name)).toBe(false);
  await utimes(path, 0, 0);
  await store.put(content);
  expect(await store.remove(name)).toBe(false);
  expect((await store.read(name))?.toString()).toBe('Gate 4');
  await utimes(path, 0, 0);
  expect(await store.remove(name)).toBe(true);
  expect(await store.remove(name)).toBe(true);
  expect(await store.read(name)).toBeNull();
});

/** How many handles of this process lead to a file; Linux tells. */
const openFiles = async (name: string): Promise<number> => {
  const links = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(links.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.endsWith(name)).length;
};

async function* pieces(fails = false) {
  yield new TextEncoder().encode('Gate ');
  if (fails) throw new Error('cut off');
  yield new TextEncoder().encode('3');
}

test('a stream has the name of its content, and one that is cut off leaves nothing', async () => {
  const store = diskStore(folder, { freshMs: 0 });
  const whole = await store.put(new TextEncoder().encode('Gate 3'));
  await store.remove(whole.name);
  expect(await store.putStream(pieces(), 'export')).toEqual(whole);
  expect((await store.read(whole.name))?.toString()).toBe('Gate 3');
  await expect(store.putStream(pieces(true), 'export')).rejects.toThrow('cut off');
  expect(await readdir(join(folder, 'aside'))).toEqual([]);
});

test('what a killed process has left aside goes when its stream is written again', async () => {
  const store = diskStore(folder);
  const halves: string[] = [];
  async function* looking() {
    halves.push(...(await readdir(join(folder, 'aside'))));
    yield new Uint8Array([1]);
  }
  await store.putStream(looking(), 'one');
  await writeFile(join(folder, 'aside', halves[0] ?? ''), 'half');
  await store.putStream(pieces(), 'one');
  expect(await readdir(join(folder, 'aside'))).toEqual([]);
});

test('what a killed process has left goes a day later by the clock of the disk, and nothing else', async () => {
  const store = diskStore(folder);
  const { name } = await store.put(new TextEncoder().encode('Gate 6'));
  const shelf = join(folder, name.slice(0, 2));
  const halves = [
    join(shelf, `${name}.${randomUUID()}`),
    join(folder, 'aside', `${'0'.repeat(32)}.${randomUUID()}`),
  ];
  const recent = join(shelf, `${name}.${randomUUID()}`);
  for (const half of [...halves, recent]) await writeFile(half, 'half');
  for (const old of [...halves, join(shelf, name)]) await utimes(old, 0, 0);
  expect(await store.sweep()).toEqual({ count: 2, bytes: 8 });
  expect((await readdir(shelf)).sort()).toEqual([name, basename(recent)].sort());
  expect(await readdir(join(folder, 'aside'))).toEqual([]);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 26 * 60 * 60_000);
  expect(await store.sweep()).toEqual({ count: 0, bytes: 0 });
  now.mockRestore();
});

test('where nothing was ever kept nothing is swept', async () => {
  const none = diskStore(join(folder, 'none'));
  expect(await none.sweep()).toEqual({ count: 0, bytes: 0 });
});

test('a stream tells its size first, and one that nobody reads to its end leaves nothing open', async () => {
  const store = diskStore(folder);
  const { name } = await store.put(Buffer.alloc(300_000, 1));
  const found = await store.readStream(name);
  expect(found?.size).toBe(300_000);
  let first = 0;
  for await (const piece of found?.content ?? []) {
    first = (piece as Buffer).byteLength;
    break;
  }
  expect(first).toBeLessThan(300_000);
  expect(found?.content.destroyed).toBe(true);
  // It closes when the reading that is under way has ended.
  for (let turn = 0; turn < 100 && (await openFiles(name)) > 0; turn += 1) await sleep(10);
  expect(await openFiles(name)).toBe(0);
  expect(await store.readStream('0'.repeat(64))).toBeNull();
});

test('only a hash names a file', async () => {
  await expect(diskStore(folder).read('../../etc/passwd')).rejects.toThrow('Not the name');
});
