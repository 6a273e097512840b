import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outboxMail, readOutbox } from '#platform/mail/outbox.ts';
import { newMasterKey } from '#platform/keys/master-key.ts';
import { masterKeyForTests, outboxKeysForTests } from '../testing/keys.fixture.ts';

jest.setTimeout(60_000);

let data = '';
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'callboard-mail-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

const mail = (masterKey: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { ...process.env, CALLBOARD_DATA: data, CALLBOARD_MASTER_KEY: masterKey, DATABASE_URL: '' };
    execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { env }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), said: out + said }),
    );
  });

test('an operator reads the outbox with the master key, and with no other', async () => {
  const outbox = join(data, 'outbox');
  const sent = {
    tenant: 'north',
    to: 'zoe@example.org',
    subject: 'Welcome',
    text: 'http://north.test/welcome/abc',
  };
  await outboxMail(outbox, outboxKeysForTests).deliver(sent);
  const [{ name } = { name: '' }] = await readOutbox(outbox, outboxKeysForTests);
  expect(await mail(masterKeyForTests, 'list')).toEqual({
    code: 0,
    said: `${name}  north  zoe@example.org  Welcome\n`,
  });
  const shown = await mail(masterKeyForTests, 'show', name);
  expect(shown).toEqual({ code: 0, said: expect.stringContaining('To: zoe@example.org') });
  expect(await mail(newMasterKey(), 'show', name)).toEqual({
    code: 1,
    said: `There is no mail ${name}, or another master key locked it.\n`,
  });
});
