import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/db/database.ts';
import { ownKeyFile } from '#platform/keys/find-master-key.ts';
import { masterKeysIn } from '#platform/keys/master-key.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { pgliteForTests } from '../testing/test-database.ts';

jest.setTimeout(240_000);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const keysIn = (more: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const program = join(import.meta.dirname, 'main.ts');
    const env = { ...process.env, DATABASE_URL: '', CALLBOARD_FREE_MB: '0', ...more };
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
const keys = (...args: string[]) => keysIn({}, ...args);

test('a master key is made once, for its owner alone', async () => {
  const file = join(folder, 'master.key');
  expect(await keys('make', file)).toMatchObject({ code: 0 });
  const text = await readFile(file, 'utf8');
  expect(masterKeysIn(text, file)).toHaveLength(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await keys('make', file)).toMatchObject({ code: 1 });
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('a word that the command does not know is told how it is used', async () => {
  expect(await keys('turn')).toMatchObject({
    code: 2,
    said: expect.stringContaining('pnpm keys make <file>'),
  });
});

test('a rotated master key stands before the old one, and the next start locks everything by it', async () => {
  const base = await pgliteForTests();
  const env = { CALLBOARD_DATA: base.folder };
  const source = { data: base.folder, databaseUrl: null, demo: true, masterKey: null, masterKeyFile: null };
  const before = (await openKeys(base.database, source)).keys.current('token', new Date());
  await base.database.close();
  const file = ownKeyFile(base.folder);
  const [old] = masterKeysIn(await readFile(file, 'utf8'), file);

  expect(await keysIn(env, 'rotate')).toMatchObject({ code: 0, said: expect.stringContaining(file) });
  const [next, ...others] = masterKeysIn(await readFile(file, 'utf8'), file);
  expect(others.map(({ id }) => id)).toEqual([old.id]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const tooEarly = await keysIn(env, 'rotate');
  expect(tooEarly).toEqual({ code: 1, said: expect.stringMatching(/Start the server once/) });

  const database = await openDatabase({ folder: base.folder, freeMarkBytes: 0 });
  expect((await openKeys(database, source)).keys.current('token', new Date())).toEqual(before);
  const { rows } = await database.asOwner((session) =>
    session.query('select distinct "lockedBy" as id from "installationKey"'),
  );
  expect(rows).toEqual([{ id: next.id }]);
  await database.close();
  expect((await keysIn(env, 'status')).said).toContain(`The older ones, ${old.id}, can be taken away.`);
  await rm(base.folder, { recursive: true });
});
