import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { plantedServer } from '../../tools/testing/server/planted-server.ts';
import { north } from '../../tools/testing/server/tenants.ts';
import { smtpMail } from './smtp.ts';

const sockets = new Set<Socket>();
let greeting = '';
let over = false;
/** Accepts, says its greeting if it has one, and never anything else. */
const silent = createServer((socket) => {
  sockets.add(socket.on('error', () => undefined).once('close', () => (givenUp += 1)));
  if (over) socket.destroy();
  else if (greeting) socket.write(greeting);
});
const url = () => `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
const hangUp = () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
};
const mail = { tenant: north.id, to: 'a@b.example', subject: 's', text: 't' };
const from = 'Callboard <no-reply@north.example>';

const noted: true[] = [];
let givenUp = 0;
const server = plantedServer(
  {},
  {
    deliver: (one) => smtpMail(url(), from).deliver(one),
    jobs: { note: async () => void noted.push(true) },
  },
);

beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)));
beforeEach(() => {
  greeting = '';
  noted.length = 0;
  givenUp = 0;
});
afterAll(() => {
  hangUp();
  return new Promise((resolve) => silent.close(resolve));
});

const short = { dnsTimeout: 150, connectionTimeout: 150, greetingTimeout: 150, socketTimeout: 150 };
test.each([
  ['that accepts and never greets', ''],
  ['that greets and never answers', '220 mail.example ESMTP\r\n'],
])('a mail server %s is given up in time', async (_, said) => {
  greeting = said;
  await expect(smtpMail(url(), from, short).deliver(mail)).rejects.toThrow(/time|greeting/i);
});

test('without limits in its address the usual ones hold, and the address may set others', async () => {
  await expect(smtpMail(`${url()}?greetingTimeout=150`, from).deliver(mail)).rejects.toThrow(/greeting/i);
});

test('mails that wait for their server hold up no other queue', async () => {
  await server.inTenant(north.id, async (db) => {
    const jobs = server.jobs.within(db, north.id);
    for (let count = 0; count < 30; count += 1) await jobs.send('deliver-mail', mail);
  });
  await server.jobs.work();
  while (sockets.size < 8) await new Promise((resolve) => setTimeout(resolve, 10));
  await server.inTenant(north.id, (db) => server.jobs.within(db, north.id).send('note', {}));
  while (noted.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  // Each of those mails still holds its place.
  expect(givenUp).toBe(0);
  over = true;
  hangUp();
}, 60_000);
