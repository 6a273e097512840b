import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from './tools/backup/backup.ts';
import { check } from './tools/backup/check.ts';
import { newInstallation, officeLogin } from './tools/testing/installation.driver.ts';
import type { Call, Installation } from './tools/testing/installation.driver.ts';
import { openEntries, watchOpenEntries } from './tools/testing/open-entries.ts';
import { pictureForTests } from './tools/testing/picture.ts';

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

/** A password, a sign-in, a file and a mail. */
async function work(call: Call, welcome: string): Promise<void> {
  expect((await call('POST', `/forgottenPassword/${welcome}`, { body: { password } })).status).toBe(204);
  const { body, cookie } = await call('POST', '/auth/token', { body: { login: officeLogin, password } });
  const headers = { authorization: `Bearer ${String(body['token'])}`, cookie };
  const bytes = await pictureForTests();
  expect((await call('POST', '/uploads?name=gate.jpg', { bytes, headers })).status).toBe(200);
  await call('POST', '/forgottenPassword', { body: { login: officeLogin } });
  const outbox = join(installation.environment().data, 'outbox');
  await until(async () => (await readdir(outbox).catch(() => [])).some((name) => name.endsWith('.json')));
}

test('nothing that is kept can be looked into by another account, from its first byte', async () => {
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
