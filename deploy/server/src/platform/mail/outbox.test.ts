import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { answerErrors } from '../http/endpoint/mount.ts';
import { outboxKeysForTests } from '../../tools/testing/keys.fixture.ts';
import { quiet } from '../../tools/testing/test-database.ts';
import { devMail } from '../dev-mail/dev-mail.ts';
import { lockOutbox } from './lock-outbox.ts';
import { outboxMail, readOutbox } from './outbox.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mail = {
  tenant: 'nordlicht',
  to: 'zoe@example.org',
  subject: 'Grüße <b>',
  text: 'Hallo Zoë\n\nhttp://localhost:4000/welcome/abc\n',
  html: '<p>Hallo Zoë</p>',
};

const keys = outboxKeysForTests;
const contents = async () =>
  Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));

test('a delivered mail is one that a mail program opens', async () => {
  await outboxMail(folder, keys).deliver(mail);
  const [kept] = await readOutbox(folder, keys);
  expect(kept?.source).toContain('To: zoe@example.org');
  expect(kept?.source).toContain('Content-Type: multipart/alternative');
});

test('a delivered mail lies locked, and opens with the key that locked it as long as that is named', async () => {
  await outboxMail(folder, keys).deliver(mail);
  expect(await contents()).toEqual([expect.stringMatching(/^aes-256-gcm:[\w:-]+$/)]);
  const [other] = [randomBytes(32)];
  expect(await readOutbox(folder, [other])).toEqual([]);
  expect(await readOutbox(folder, [other, ...keys])).toMatchObject([{ text: mail.text }]);
});

test('mails from before are locked, with what a mail program opens', async () => {
  const old = { ...mail, name: '2026-11-20T08-00-00-000Z-abc', sentAt: '2026-11-20T08:00:00.000Z' };
  await writeFile(join(folder, `${old.name}.json`), JSON.stringify(old));
  await writeFile(join(folder, `${old.name}.eml`), 'To: zoe@example.org');
  await lockOutbox(folder, keys);
  await lockOutbox(folder, keys);
  expect(await readdir(folder)).toEqual([`${old.name}.mail`]);
  expect((await contents()).join('')).not.toContain('welcome');
  expect(await readOutbox(folder, keys)).toEqual([{ ...old, source: 'To: zoe@example.org' }]);
});

test('the page lists what was sent and shows its links', async () => {
  const app = fastify();
  await app.register(devMail, { folder, keys });
  expect((await app.inject('/dev/mail')).body).toContain('No mail yet');
  await outboxMail(folder, keys).deliver(mail);
  const { body: list, headers } = await app.inject('/dev/mail');
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(list) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(list).toContain('Grüße &lt;b&gt;');
  const [, link = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(list) ?? [];
  expect((await app.inject(link)).body).toContain('<a href="http://localhost:4000/welcome/abc">');
  expect((await app.inject('/dev/mail/..%2F..%2Fetc')).statusCode).toBe(404);
  await app.close();
});

test.each([
  ['this machine', {}, 200],
  ['a tenant of the demo', { headers: { host: 'nordlicht.localhost:4000' } }, 200],
  ['another machine', { remoteAddress: '192.168.1.20' }, 404],
  [
    'another machine that says it is this one',
    { remoteAddress: '192.168.1.20', headers: { 'x-forwarded-for': '127.0.0.1' } },
    404,
  ],
  ['another machine through a proxy on this one', { headers: { 'x-forwarded-for': '192.168.1.20' } }, 404],
  ['a proxy that says so in the newer way', { headers: { forwarded: 'for=127.0.0.1' } }, 404],
  ['a name that a stranger points to this machine', { headers: { host: 'rebound.example' } }, 404],
])('who may read the mails: %s', async (_, from, status) => {
  // The widest trust in forwarded addresses: it must not matter here.
  const app = fastify({ trustProxy: true });
  answerErrors(app, quiet);
  await app.register(devMail, { folder, keys });
  const asked = { remoteAddress: '127.0.0.1', url: '/dev/mail', headers: {}, ...from };
  expect((await app.inject(asked)).statusCode).toBe(status);
  expect((await app.inject({ ...asked, url: '/dev/mail/one.eml' })).statusCode).toBe(404);
  await app.close();
});
