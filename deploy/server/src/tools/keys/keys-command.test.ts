import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterKeysIn } from '../../platform/keys/master-key.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const keys = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const program = join(import.meta.dirname, 'main.ts');
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });

test('a master key is made once, for its owner alone', async () => {
  const file = join(folder, 'master.key');
  expect(await keys('make', file)).toMatchObject({ code: 0 });
  const text = await readFile(file, 'utf8');
  expect(masterKeysIn(text, file)).toHaveLength(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await keys('make', file)).toMatchObject({ code: 1 });
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('anything else is told how it is used', async () => {
  expect(await keys('turn')).toEqual({ code: 2, said: 'Usage: pnpm keys make <file>\n' });
});
