import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const holding = `
  const { lockFolder } = await import(process.argv[1]);
  globalThis.held = lockFolder(process.argv[2]);
  console.log('held');
  setInterval(() => {}, 1000);`;

/** Another process that holds the folder until it is killed. */
async function holder() {
  const module = join(import.meta.dirname, 'folder-lock.ts');
  const child = spawn(process.execPath, ['--input-type=module', '-e', holding, module, folder]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

test('a second process is refused and told who holds the folder', async () => {
  const child = await holder();
  try {
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(`process ${child.pid}`);
  } finally {
    child.kill('SIGKILL');
  }
});

test('the lock dies with its process, however that ends', async () => {
  const child = await holder();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  const mine = lockFolder(folder);
  expect(mine).toBeDefined();
  mine.release();
});

test('of many that want it at once exactly one gets it', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, async () => lockFolder(folder)));
  const held = tries.filter((one) => one.status === 'fulfilled');
  expect(held).toHaveLength(1);
  held[0]?.value.release();
  lockFolder(folder).release();
});
