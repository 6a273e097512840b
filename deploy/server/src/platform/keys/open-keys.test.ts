import { hkdfSync, randomBytes } from 'node:crypto';
import { lentDatabase } from '../../tools/testing/kept-database.ts';
import type { TestDatabase } from '../../tools/testing/test-database.ts';
import { keyPurposes } from './keys.ts';
import { masterKeysIn, newMasterKey } from './master-key.ts';
import { openKeys, unlockKeys } from './open-keys.ts';

const now = new Date();
const master = newMasterKey();
const mastersOf = (...texts: string[]) => masterKeysIn(texts.join(','), 'CALLBOARD_MASTER_KEY');

let base: TestDatabase;
beforeAll(async () => {
  base = await lentDatabase();
}, 60_000);

const script = (sql: string) => base.database.asOwner((session) => session.script(sql));
const rowsOf = (sql: string) => base.database.asOwner(async (session) => (await session.query(sql)).rows);
beforeEach(() => script('delete from "installationKey"'));
afterAll(async () => {
  // The next test file of this process has a master key of its own.
  await script('delete from "installationKey"');
  await base.close();
});

const open = (...texts: string[]) => unlockKeys(base.database, mastersOf(...texts));
const bytesOf = async (...texts: string[]) => {
  const keys = await open(...texts);
  return keyPurposes.map((purpose) => Buffer.from(keys.current(purpose, now).bytes).toString('hex'));
};

test('keys are made once, one for each purpose; of processes that start at once all have the same', async () => {
  const [one, ...others] = await Promise.all([1, 2, 3].map(() => bytesOf(master)));
  expect(new Set(one).size).toBe(keyPurposes.length);
  for (const other of [...others, await bytesOf(master)]) expect(other).toEqual(one);
});

test('another master key is refused by its name, and nothing is made or changed', async () => {
  await open(master);
  const before = await rowsOf('select * from "installationKey" order by id');
  const other = newMasterKey();
  const refused = open(other).catch((error: Error) => error);
  expect(await refused).toMatchObject({
    name: 'BadMasterKey',
    message: expect.stringMatching(/another master key .* Name the right one in CALLBOARD_MASTER_KEY_FILE/),
  });
  expect(String(await refused)).toContain(mastersOf(master)[0].id);
  for (const secret of [master, other]) expect(String(await refused)).not.toContain(secret);
  expect(await rowsOf('select * from "installationKey" order by id')).toEqual(before);
});

test('a lost master key is said to be missing, and no new one is made in its place', async () => {
  await open(master);
  const source = { data: base.folder, databaseUrl: null, demo: true, masterKey: null, masterKeyFile: null };
  await expect(openKeys(base.database, source)).rejects.toThrow(/locked, and the master key is missing/);
  await expect(openKeys(base.database, { ...source, masterKey: master })).resolves.toBeDefined();
});

test('a key that was put into the place of another does not open', async () => {
  await open(master);
  await script(`update "installationKey" set "lockedKey" =
    (select "lockedKey" from "installationKey" where purpose = 'link') where purpose = 'token'`);
  await expect(open(master)).rejects.toThrow(/key for token .* was changed or moved/);
});

test('with a new master key before the old one all is locked by the new one, which then opens it alone', async () => {
  const next = newMasterKey();
  const before = await bytesOf(master);
  expect(await bytesOf(next, master)).toEqual(before);
  const lockedBy = await rowsOf('select distinct "lockedBy" as id from "installationKey"');
  expect(lockedBy).toEqual([{ id: mastersOf(next)[0].id }]);
  expect(await bytesOf(next)).toEqual(before);
  await expect(open(master)).rejects.toThrow('another master key');
});

test('what lay in the clear before is the same key, locked, and its table is gone', async () => {
  const secret = randomBytes(32);
  await script(`create table secret (name text primary key, value text not null);
    insert into secret values ('master', '${secret.toString('base64url')}')`);
  const derived = keyPurposes.map((purpose) =>
    Buffer.from(hkdfSync('sha256', secret, '', `callboard ${purpose}`, 32)).toString('hex'),
  );
  const both = await Promise.all([bytesOf(master), bytesOf(master)]);
  expect(both).toEqual([derived, derived]);
  expect(await rowsOf(`select to_regclass('secret') as kept`)).toEqual([{ kept: null }]);
  expect(await bytesOf(master)).toEqual(derived);
});
