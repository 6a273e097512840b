import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore } from './file-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the same content is one file, and nothing is left aside', async () => {
  const store = diskStore(folder);
  const content = new TextEncoder().encode('Gate 3');
  const [first, second] = await Promise.all([store.put(content), store.put(content)]);
  expect(second).toEqual(first);
  expect(await readdir(join(folder, first.name.slice(0, 2)))).toEqual([first.name]);
  expect((await store.read(first.name))?.toString()).toBe('Gate 3');
  await store.remove(first.name);
  expect(await store.read(first.name)).toBeNull();
});

async function* pieces(fails = false) {
  yield new TextEncoder().encode('Gate ');
  if (fails) throw new Error('cut off');
  yield new TextEncoder().encode('3');
}

test('a stream has the name of its content, and one that is cut off leaves nothing', async () => {
  const store = diskStore(folder);
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

test('only a hash names a file', async () => {
  await expect(diskStore(folder).read('../../etc/passwd')).rejects.toThrow('Not the name');
});
