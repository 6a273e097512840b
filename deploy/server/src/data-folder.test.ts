import { hkdfSync, randomBytes } from 'node:crypto';
import { copyFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { TokenPayload } from '@callboard/contract';
import { signToken } from './areas/account/session/session/token.ts';
import { openReady } from '#platform/db/open/open-ready.ts';
import type { Database } from '#platform/db/database.ts';
import { ownKeyFile } from '#platform/keys/find-master-key.ts';
import { keyPurposes } from '#platform/keys/keys.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { backup } from './tools/backup/backup.ts';
import { check } from './tools/backup/check.ts';
import { outputOf } from './tools/backup/programs.ts';
import { restore } from './tools/backup/restore.ts';
import { startServer } from './start-server.ts';
import { bytesFound, filesWith } from './tools/testing/find-bytes.ts';
import { newInstallation, officeLogin } from './tools/testing/server/installation.driver.ts';
import type { Call, Installation } from './tools/testing/server/installation.driver.ts';
import { openEntries, watchOpenEntries } from './tools/testing/open-entries.ts';
import { pictureForTests } from './tools/testing/picture.ts';
import { chosenEngine } from './tools/testing/test-database.ts';

jest.setTimeout(240_000);

const password = 'nine lorries at gate eleven';
let installation: Installation;
// Without any help from the account: modes that are left out would be seen.
const umask = process.umask();
beforeAll(async () => {
  process.umask(0);
  installation = await newInstallation();
});
afterAll(async () => {
  process.umask(umask);
  await installation?.remove();
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** What the person is signed in with, as long as the tests run. */
let token = '';

/** A password, a sign-in, a file and a mail. */
async function work(call: Call, welcome: string): Promise<void> {
  expect((await call('POST', `/forgottenPassword/${welcome}`, { body: { password } })).status).toBe(204);
  const { body, cookie } = await call('POST', '/auth/token', { body: { login: officeLogin, password } });
  token = String(body['token']);
  const headers = { authorization: `Bearer ${token}`, cookie };
  const bytes = await pictureForTests();
  expect((await call('POST', '/uploads?name=gate.jpg', { bytes, headers })).status).toBe(200);
  await call('POST', '/forgottenPassword', { body: { login: officeLogin } });
  const outbox = join(installation.environment().data, 'outbox');
  await until(async () => (await readdir(outbox).catch(() => [])).some((name) => name.endsWith('.mail')));
}

test('data that is kept cannot be looked into by another account, from its first byte', async () => {
  const watched = watchOpenEntries(installation.environment().data);
  const welcome = await installation.createTenant();
  await installation.serve((call) => work(call, welcome));
  const { data, databaseUrl } = installation.environment();
  const archive = join(installation.folder, 'archives', 'kept.callboard');
  const keys = [randomBytes(32)] as const;
  await backup({ data, databaseUrl }, archive, keys);
  await check({ data, databaseUrl }, archive, keys);
  const { looks, seen } = watched.stop();
  expect(seen).toEqual([]);
  expect(looks).toBeGreaterThan(10);
  expect(openEntries(join(installation.folder, 'archives'))).toEqual([]);
  const made = await readdir(data);
  for (const name of ['files', 'outbox', 'last-backup.json', ...(databaseUrl ? [] : ['database', 'lock'])])
    expect(made).toContain(name);
});

async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { database } = await openReady(installation.environment());
  return work(database).finally(() => database.close());
}

const rowsOf = (sql: string) =>
  inDatabase((database) => database.asOwner(async (session) => (await session.query(sql)).rows));

const statusOf = (call: Call, bearer: string) =>
  call('GET', '/userRights', { headers: { authorization: `Bearer ${bearer}` } }).then(({ status }) => status);

/** Each key of the installation, and the master key that locks them. */
async function everyKey(): Promise<Uint8Array[]> {
  const environment = installation.environment();
  const { keys } = await inDatabase((database) => openKeys(database, environment));
  const master = environment.masterKey ?? (await readFile(ownKeyFile(environment.data), 'utf8'));
  const known = keyPurposes.flatMap((purpose) => keys.known(purpose).map(({ bytes }) => bytes));
  return [Buffer.from(master, 'base64'), ...known];
}

/** What lies in a dump of the database. */
async function dumpOfKeys(): Promise<Buffer> {
  const { databaseUrl } = installation.environment();
  if (databaseUrl)
    return buffer(outputOf('pg_dump', ['--table="installationKey"', `--dbname=${databaseUrl}`], {}));
  return Buffer.from(JSON.stringify(await rowsOf('select * from "installationKey"')));
}

test('no key lies in the clear: neither in the data folder, but for its own file, nor in a dump', async () => {
  const secrets = await everyKey();
  expect(secrets).toHaveLength(1 + keyPurposes.length);
  const { data, databaseUrl } = installation.environment();
  expect(filesWith(data, secrets)).toEqual(databaseUrl ? [] : [ownKeyFile(data)]);
  const dump = await dumpOfKeys();
  expect(dump.includes('aes-256-gcm:')).toBe(true);
  expect(bytesFound(dump, secrets)).toBe(false);
  // Would it be found?
  const planted = join(data, 'planted');
  for (const secret of secrets) {
    await writeFile(planted, `kept: ${Buffer.from(secret).toString('base64url')}.`);
    expect(filesWith(data, secrets)).toContain(planted);
  }
  await rm(planted);
});

const payloadOf = (signed: string) =>
  JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()) as TokenPayload;

test('with all that is in the database no token can be made', async () => {
  const rows = await rowsOf('select * from "installationKey"');
  const [stolen] = rows.filter(({ purpose }) => purpose === 'token');
  const parts = String(stolen?.['lockedKey']).split(':').slice(1);
  const guesses = parts.map((part) => Buffer.concat([Buffer.from(part, 'base64url'), Buffer.alloc(32)]));
  await installation.serve(async (call) => {
    for (const bytes of guesses) {
      const key = { id: String(stolen?.['id']), bytes: bytes.subarray(0, 32) };
      expect(await statusOf(call, await signToken(payloadOf(token), key, new Date()))).toBe(401);
    }
    expect(await statusOf(call, token)).toBe(200);
  });
});

(chosenEngine() === 'pglite' ? describe : describe.skip)('of the embedded database', () => {
  test('a restored archive needs the key file, which is not in it, and then keeps who is signed in', async () => {
    const { data } = installation.environment();
    const place = { ...installation.environment(), data: join(installation.folder, 'restored') };
    const archive = join(installation.folder, 'archives', 'with-keys.callboard');
    const archiveKeys = [randomBytes(32)] as const;
    await backup({ data, databaseUrl: null }, archive, archiveKeys);
    await restore(place, archive, archiveKeys);
    expect(filesWith(place.data, await everyKey())).toEqual([]);
    const started = () => startServer(place, openReady(place));
    await expect(started()).rejects.toThrow(`missing. Put it back as ${ownKeyFile(place.data)}`);
    await copyFile(ownKeyFile(data), ownKeyFile(place.data));
    const server = await started();
    const { status } = await fetch(`http://localhost:${server.port}/api/v1/userRights`, {
      headers: { authorization: `Bearer ${token}` },
    }).finally(() => server.stop());
    expect(status).toBe(200);
  });
});

test('an installation from before, with its secret in the clear, starts and keeps who is signed in', async () => {
  const secret = randomBytes(32);
  await inDatabase((database) =>
    database.asOwner((session) =>
      session.script(`delete from "installationKey";
        create table secret (name text primary key, value text not null);
        insert into secret values ('master', '${secret.toString('base64url')}')`),
    ),
  );
  if (!installation.environment().databaseUrl) await rm(ownKeyFile(installation.environment().data));
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'callboard token', 32));
  // As tokens were: they did not name their key.
  const old = await signToken(payloadOf(token), { id: undefined as never, bytes }, new Date());
  for (const start of ['first', 'second'])
    await installation.serve(async (call) =>
      expect([start, await statusOf(call, old)]).toEqual([start, 200]),
    );
  expect(await rowsOf(`select to_regclass('secret') as kept`)).toEqual([{ kept: null }]);
});
