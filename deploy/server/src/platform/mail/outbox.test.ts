import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { devMail } from './dev-mail.ts';
import { outboxMail } from './outbox.ts';

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

test('a delivered mail is one that a mail program opens', async () => {
  await outboxMail(folder).deliver(mail);
  const name = (await readdir(folder)).find((file) => file.endsWith('.eml')) ?? '';
  const content = await readFile(join(folder, name), 'utf8');
  expect(content).toContain('To: zoe@example.org');
  expect(content).toContain('Content-Type: multipart/alternative');
});

test('the page lists what was sent and shows its links', async () => {
  const app = fastify();
  await app.register(devMail, { folder });
  expect((await app.inject('/dev/mail')).body).toContain('No mail yet');
  await outboxMail(folder).deliver(mail);
  const list = (await app.inject('/dev/mail')).body;
  expect(list).toContain('Grüße &lt;b&gt;');
  const [, link = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(list) ?? [];
  expect((await app.inject(link)).body).toContain('<a href="http://localhost:4000/welcome/abc">');
  expect((await app.inject('/dev/mail/..%2F..%2Fetc')).statusCode).toBe(404);
  await app.close();
});
