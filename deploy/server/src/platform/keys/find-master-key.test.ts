import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMasterKeys, makeKeyFile, masterKeysToStart, ownKeyFile } from './find-master-key.ts';
import type { KeySource } from './find-master-key.ts';
import { masterKeysIn, newMasterKey } from './master-key.ts';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'callboard-key-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

const source = (more: Partial<KeySource> = {}): KeySource => ({
  data,
  databaseUrl: null,
  demo: false,
  masterKey: null,
  masterKeyFile: null,
  ...more,
});
const postgres = { databaseUrl: 'postgres://db/crew' };
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

test('a key is the same in every way of writing it, and tells nothing of itself', () => {
  const key = newMasterKey();
  const hex = Buffer.from(key, 'base64').toString('hex');
  const ids = [key, key.replace('=', ''), hex, hex.toUpperCase(), `\n${key}\n`].map(
    (text) => masterKeysIn(text, 'x')[0].id,
  );
  expect(new Set(ids).size).toBe(1);
  const [one, other] = [masterKeysIn(key, 'x')[0], masterKeysIn(newMasterKey(), 'x')[0]];
  expect(one.derive('a')).toEqual(one.derive('a'));
  expect(one.derive('a')).not.toEqual(one.derive('b'));
  expect(one.derive('a')).not.toEqual(other.derive('a'));
  expect(one.id).not.toBe(other.id);
});

test.each([
  ['too short', Buffer.alloc(31, 'abcdefghijklmnopqrstuvwxyz').toString('base64')],
  ['too long', Buffer.alloc(33, 'abcdefghijklmnopqrstuvwxyz').toString('base64')],
  ['a password', 'correct horse battery staple'],
  ['a placeholder', '0'.repeat(64)],
  ['empty', '\n'],
])('a key that is %s is refused by where it stands, and is not repeated', (_, text) => {
  expect(() => masterKeysIn(text, 'CALLBOARD_MASTER_KEY')).toThrow(/^CALLBOARD_MASTER_KEY .*openssl rand/);
  expect(() => masterKeysIn(text, 'X')).not.toThrow(text.trim() || 'undefined');
});

test('the embedded database gets a file of its own, closed to others, made once', async () => {
  const [made] = await masterKeysToStart(source(), false);
  const [again] = await masterKeysToStart(source(), true);
  expect(again.id).toBe(made.id);
  expect(await modeOf(ownKeyFile(data))).toBe(0o600);
  expect(await readdir(data)).toEqual(['master.key']);
  const before = await readFile(ownKeyFile(data), 'utf8');
  expect(await makeKeyFile(ownKeyFile(data))).toBe('there');
  expect(await readFile(ownKeyFile(data), 'utf8')).toBe(before);
});

test('of two processes that start at once both have the same key', async () => {
  const both = await Promise.all([1, 2, 3].map(() => masterKeysToStart(source(), false)));
  expect(new Set(both.map(([key]) => key.id)).size).toBe(1);
});

test('PostgreSQL without a key is refused and told how to make one; the demo makes it', async () => {
  await expect(masterKeysToStart(source(postgres), false)).rejects.toThrow(
    /CALLBOARD_MASTER_KEY.*pnpm keys make/,
  );
  expect(await readdir(data)).toEqual([]);
  await masterKeysToStart(source({ ...postgres, demo: true }), false);
  expect(await modeOf(ownKeyFile(data))).toBe(0o600);
});

test('a lost key is never replaced by a new one', async () => {
  await expect(masterKeysToStart(source(), true)).rejects.toThrow(/missing. Put it back as .*master.key/);
  expect(await findMasterKeys(source())).toBeNull();
});

test('a named file must be there, alone and closed to others; its group may read it', async () => {
  const masterKeyFile = join(data, 'mounted');
  const find = (more: Partial<KeySource> = {}) => findMasterKeys(source({ masterKeyFile, ...more }));
  await expect(find()).rejects.toThrow(`pnpm keys make ${masterKeyFile}`);
  await writeFile(masterKeyFile, `${newMasterKey()}\n${newMasterKey()}\n`);
  await chmod(masterKeyFile, 0o644);
  await expect(find()).rejects.toThrow('Everybody on this machine can read the master key');
  await chmod(masterKeyFile, 0o440);
  expect(await find()).toHaveLength(2);
  await expect(find({ masterKey: newMasterKey() })).rejects.toThrow('not both');
});
