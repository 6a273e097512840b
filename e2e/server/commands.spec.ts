import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '../support/run/paths.ts';
import { runCommand } from '../support/run/run-command.ts';
import { patience } from '../support/run/patience.ts';
import { expect, test } from '../support/story.ts';

// Each command opens the demo's database in a process of its own.
test.describe.configure({ timeout: patience(240_000), mode: 'serial' });

const tools = 'deploy/server/src/tools';
let folder = '';
let data = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-commands-'));
  data = join(folder, 'data');
  cpSync(seeded, data, { recursive: true });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** On the data folder of these stories, whose server is stopped. */
const onData = (script: string, ...args: string[]) =>
  runCommand([`${tools}/${script}`, ...args], { env: { CALLBOARD_DATA: data } });

test('a backup is made, checked, looked up and put back somewhere else', async () => {
  const archive = join(folder, 'kept.callboard');
  const counted = /PGlite, \S+Z, ([1-9]\d+) rows in [1-9]\d+ tables, [1-9]\d* files/;
  const made = await onData('backup/main.ts', 'backup', archive);
  expect(made, made.said).toMatchObject({ code: 0, said: expect.stringMatching(/^Kept: PGlite/) });
  expect(made.said).toContain('Checked: restored into an empty place, rows and files are the same.');
  const [, rows = ''] = counted.exec(made.said) ?? [];

  const checked = await onData('backup/main.ts', 'backup', '--check', archive);
  expect(checked, checked.said).toMatchObject({ code: 0, said: expect.stringMatching(/^The same: PGlite/) });
  expect(counted.exec(checked.said)?.[1]).toBe(rows);

  const status = await onData('backup/main.ts', 'backup', 'status');
  expect(status.said).toMatch(/Last good backup: \S+Z, .*kept\.callboard, [1-9]\d+ bytes/);

  const env = { CALLBOARD_DATA: join(folder, 'other'), CALLBOARD_MASTER_KEY_FILE: join(data, 'master.key') };
  const back = await runCommand([`${tools}/backup/main.ts`, 'restore', archive], { env });
  expect(back, back.said).toMatchObject({ code: 0, said: expect.stringMatching(/^Put back: PGlite/) });
  expect(counted.exec(back.said)?.[1]).toBe(rows);
});

test('tenants are listed, one is made, and another says who writes its invoices', async () => {
  const listed = await onData('tenants/main.ts', 'list');
  expect(listed.said).toMatch(/^nordlicht {2}Nordlicht.*\n {2}hosts {4}.*\bnordlicht\.localhost/m);
  expect(listed.said).toMatch(/^ {2}in logs {2}[\w-]{12}$/m);
  const asked = ['--host', 'nordwind.localhost', '--office', 'Zoë Kern <zoe@nordwind.example>'];
  const made = await onData('tenants/main.ts', 'create', 'Nordwind', ...asked);
  expect(made, made.said).toMatchObject({ code: 0, said: expect.stringContaining('welcome link http') });
  expect((await onData('tenants/main.ts', 'list')).said).toContain('nordwind.localhost');
  const address = await onData('tenants/main.ts', 'address', 'nordwind', 'https://crew.nordwind.example');
  expect(address).toMatchObject({ code: 0, said: expect.stringContaining('https://crew.nordwind.example') });
  const refused = await onData('tenants/main.ts', 'seller', 'nordlicht');
  expect(refused.code).toBe(1);
  expect((await onData('tenants/main.ts', '--help')).said).toContain('pnpm tenant');
});

test('keys are looked at and those that sign are made anew', async () => {
  const before = await onData('keys/main.ts', 'status');
  expect(before, before.said).toMatchObject({ code: 0, said: expect.stringContaining('token') });
  const rotated = await onData('keys/main.ts', 'rotate', 'signing');
  expect(rotated.code, rotated.said).toBe(0);
  const after = await onData('keys/main.ts', 'status');
  expect(after.said.split('\n').length).toBeGreaterThan(before.said.split('\n').length);
});

test('the releases in use are whole; a folder without any is said', async () => {
  const whole = await runCommand(['deploy/release/src/main.ts', 'check']);
  expect(whole, whole.said).toMatchObject({ code: 0, said: expect.stringContaining('Faults: 0.') });
  const env = { CALLBOARD_RELEASES: join(folder, 'nowhere') };
  const missing = await runCommand(['deploy/release/src/main.ts', 'check'], { env });
  expect(missing).toMatchObject({ code: 1, said: expect.stringContaining('There is no folder') });
});

test('dead jobs and mails are listed', async () => {
  expect(await onData('jobs/main.ts', 'dead')).toEqual({ code: 0, said: '0 dead jobs\n' });
  const { code, said } = await onData('mail/main.ts', 'list');
  expect(code, said).toBe(0);
});
