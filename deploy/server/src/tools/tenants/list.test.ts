import { rename } from 'node:fs/promises';
import { ownKeyFile } from '#platform/keys/find-master-key.ts';
import { newInstallation } from '../testing/server/installation.driver.ts';
import type { Installation } from '../testing/server/installation.driver.ts';
import { chosenEngine } from '../testing/test-database.ts';
import { runCommand } from './run-command.ts';

jest.setTimeout(120_000);

let installation: Installation;
beforeAll(async () => {
  installation = await newInstallation();
  await installation.createTenant();
});
afterAll(() => installation.remove());

const list = () => runCommand(['list'], installation.environment);

test('a list names each tenant as the log does, every time the same', async () => {
  const said = await list();
  expect(said).toMatch(/\n {2}in logs {2}[\w-]{12}$/);
  expect(await list()).toBe(said);
});

test('without the master key the rest is listed', async () => {
  const environment = () => ({ ...installation.environment(), masterKey: null });
  // The embedded database has its own in its folder.
  const file = ownKeyFile(environment().data);
  if (chosenEngine() === 'pglite') await rename(file, `${file}.aside`);
  expect(await runCommand(['list'], environment)).toMatch(/hosts .*\n.*\n {2}in logs {2}not known without/);
});
