import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { largestUpload } from '@callboard/domain';
import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { AppError } from '../../errors/app-error.ts';
import { rawSocket, uploadHead } from '../../../tools/testing/server/raw-socket.driver.ts';

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

test('callers who pour without being let in get no other answer, and lose their connection', async () => {
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

/** What has come in and belongs to nothing yet, in bytes. */
async function aside(): Promise<number[]> {
  const folder = join(server.folder, 'files', 'aside');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('received.'));
  return Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
}
const untilAside = async (sizes: number[]) => {
  while ((await aside()).join() !== sizes.join()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('what has come of a file lies on the disk, and goes with its answer or its sender', async () => {
  const { token } = await signIn(server, 'ada');
  const half = 'x'.repeat(40_000);
  const { socket } = rawSocket(address, uploadHead(80_000, { token }));
  socket.write(half);
  await untilAside([40_000]);
  socket.write(half);
  const [answer] = (await once(socket, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  await untilAside([]);
  socket.destroy();
  const gone = rawSocket(address, uploadHead(80_000, { token }));
  gone.socket.write(half);
  await untilAside([40_000]);
  gone.socket.destroy();
  await untilAside([]);
});

test('a file of unknown length is cut off where it is too large, and its answer arrives', async () => {
  const { token } = await signIn(server, 'ada');
  const head = uploadHead(0, { token }).replace('content-length: 0', 'transfer-encoding: chunked');
  const { ended, socket } = rawSocket(address, head);
  const some = Buffer.alloc(1024 * 1024);
  for (let sent = 0; sent <= largestUpload; sent += some.length) {
    socket.write(`${some.length.toString(16)}\r\n`);
    socket.write(some);
    socket.write('\r\n');
  }
  expect(await ended).toMatch(/^HTTP\/1.1 413 [^]*"code":"too_large"/);
  await untilAside([]);
});

test('who asks first is told to send only once they are let in', async () => {
  const asking = (size: number, who = {}) =>
    rawSocket(address, uploadHead(size, who).replace(/\r\n$/, 'expect: 100-continue\r\n\r\n'));
  expect(await asking(1_000).ended).toMatch(/^HTTP\/1.1 401 /);
  const { token } = await signIn(server, 'ada');
  const { socket } = asking(10, { token });
  const [first] = (await once(socket, 'data')) as [string];
  expect(first).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  socket.write('Gate three');
  const [answer] = (await once(socket, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

test('where no file is taken none is read', async () => {
  const head = uploadHead(1_000).replace('/uploads?name=gate.jpg', '/auth/token');
  const { socket } = rawSocket(address, head);
  const [answer] = (await once(socket, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1.1 415 /);
  expect(await aside()).toEqual([]);
  socket.destroy();
});

test('with the disk nearly full no byte of a file is let in', async () => {
  const { token } = await signIn(server, 'ada');
  const { space } = server.database;
  const { check } = space;
  space.check = () => Promise.reject(new AppError('storage_full'));
  try {
    const { ended } = rawSocket(address, uploadHead(1_000, { token }));
    expect(await ended).toMatch(/^HTTP\/1.1 507 /);
  } finally {
    space.check = check;
  }
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
