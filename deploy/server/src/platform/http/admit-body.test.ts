import { once } from 'node:events';
import { largestUpload } from '@callboard/domain';
import { serverWithPeople, signIn } from '../../tools/testing/people.fixture.ts';
import { rawSocket, uploadHead } from '../../tools/testing/raw-socket.driver.ts';

const server = serverWithPeople();

let address = '';
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
const until = async (count: number) => {
  while ((await connections()) !== count) await new Promise((resolve) => setTimeout(resolve, 20));
};

test.each([
  ['nobody', { token: '' }, 1_000, '401', 'sign_in'],
  ['somebody with a token of nobody', { token: 'a.b.c' }, 1_000, '401', 'sign_in'],
  ['somebody at a host of nobody', { host: 'nowhere.test' }, 1_000, '404', 'unknown_tenant'],
])('%s is refused before a byte of the file has come', async (_, who, size, status, code) => {
  const { ended, socket } = rawSocket(address, uploadHead(size, who));
  const answer = await ended;
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toContain(`"code":"${code}"`);
  socket.destroy();
});

test('a file that is too large is refused by what its head says', async () => {
  const { token } = await signIn(server, 'ada');
  const { ended, socket } = rawSocket(address, uploadHead(largestUpload + 1, { token }));
  expect(await ended).toContain(`"code":"too_large","params":{"size":${largestUpload + 1}`);
  socket.destroy();
});

test('those who pour without being let in get no other answer, and lose their connection', async () => {
  const some = Buffer.alloc(256 * 1024);
  const pouring = Array.from({ length: 40 }, () => rawSocket(address, uploadHead(largestUpload)));
  for (const { socket } of pouring) {
    const pour = () => {
      while (!socket.destroyed && socket.write(some));
    };
    socket.on('drain', pour).once('connect', pour);
  }
  // Who still writes when the connection is cut may never have read it.
  for (const { ended } of pouring) expect(await ended).toMatch(/^(HTTP\/1.1 401 |$)/);
  // The server does not wait for what they still want to send.
  await until(0);
});

test('who may send a file is waited for', async () => {
  const { token } = await signIn(server, 'ada');
  const text = 'Gate three';
  const { socket } = rawSocket(address, uploadHead(text.length, { token }));
  await until(1);
  socket.write(text);
  const [answer] = (await once(socket, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

test('more than a person sends at once is refused, until what is under way has ended', async () => {
  const { token } = await signIn(server, 'ada');
  const others = await signIn(server, 'petra');
  await until(0);
  const sent = Array.from({ length: 4 }, () => rawSocket(address, uploadHead(largestUpload, { token })));
  // One of them, whichever was looked at last.
  const refused = await Promise.race(sent.map(({ ended }) => ended));
  expect(refused).toMatch(/^HTTP\/1.1 429 /);
  expect(refused).toMatch(/\r\nretry-after: 5\r\n/i);
  const another = rawSocket(address, uploadHead(1, others));
  another.socket.write('x');
  const [answer] = (await once(another.socket, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  for (const { socket } of [...sent, another]) socket.destroy();
  await until(0);
  const again = rawSocket(address, uploadHead(1, { token }));
  again.socket.write('x');
  const [taken] = (await once(again.socket, 'data')) as [string];
  expect(taken).toMatch(/^HTTP\/1.1 200 /);
  again.socket.destroy();
});
