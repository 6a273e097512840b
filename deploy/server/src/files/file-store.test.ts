import { mkdtemp, readdir, rm } from 'node:fs/promises';
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

test('only a hash names a file', async () => {
  await expect(diskStore(folder).read('../../etc/passwd')).rejects.toThrow('Not the name');
});
