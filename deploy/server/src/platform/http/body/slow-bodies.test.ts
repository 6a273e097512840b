import { once } from 'node:events';
import type { Socket } from 'node:net';
import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { rawSocket, uploadHead } from '../../../tools/testing/server/raw-socket.driver.ts';
import { usualBodyLimits } from './slow-bodies.ts';

const looks = new Set<() => void>();
/** Half a minute goes by. */
const halfMinute = () => [...looks].forEach((look) => look());
const server = serverWithPeople({
  bodyLimits: {
    ...usualBodyLimits,
    every(_, look) {
      looks.add(look);
      return () => looks.delete(look);
    },
  },
});

let address = '';
let connection: Socket;
beforeAll(async () => {
  server.app.server.on('connection', (socket: Socket) => (connection = socket));
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const tooSlow = /^HTTP\/1.1 408 [^]*"code":"bad_request"/;
const enough = 'x'.repeat(500_000);

/** A request whose head the server has read. */
async function begun(head: string) {
  const { socket, ended } = rawSocket(address, head);
  await until(() => looks.size === 1);
  return {
    socket,
    ended,
    /** Sends some more, and comes back when it is there. */
    async sends(text: string) {
      const before = connection.bytesRead;
      socket.write(text);
      await until(() => connection.bytesRead === before + text.length);
    },
  };
}
const file = async (size: number) => begun(uploadHead(size, await signIn(server, 'ada')));

test('a file that keeps moving is waited for', async () => {
  const minutes = 4;
  const { socket, sends } = await file(2 * minutes * enough.length);
  const answered = once(socket, 'data') as Promise<[string]>;
  for (let half = 1; half < 2 * minutes; half += 1) {
    await sends(enough);
    halfMinute();
  }
  await sends(enough);
  expect((await answered)[0]).toMatch(/^HTTP\/1.1 200 /);
  // Nobody looks after a body that has come.
  expect(looks.size).toBe(0);
  socket.destroy();
});

test('a file that keeps moving is waited for no longer than ten minutes', async () => {
  const { socket, ended, sends } = await file(25 * enough.length);
  for (let half = 1; half < 20; half += 1) {
    await sends(enough);
    halfMinute();
  }
  expect(looks.size).toBe(1);
  await sends(enough);
  halfMinute();
  expect(await ended).toMatch(tooSlow);
  socket.destroy();
});

test.each([
  ['stands still', ''],
  ['drips', 'x'.repeat(400_000)],
])('a file that %s for half a minute is cut off and answered', async (_, text) => {
  const { socket, ended, sends } = await file(5_000_000);
  await sends(enough);
  halfMinute();
  await sends(text);
  halfMinute();
  expect(await ended).toMatch(tooSlow);
  expect(looks.size).toBe(0);
  socket.destroy();
});

test('another body has half a minute, however well it moves', async () => {
  const head = ['POST /api/v1/auth/token HTTP/1.1', 'host: north.test', 'content-type: application/json'];
  const { socket, ended, sends } = await begun([...head, 'content-length: 900000', '\r\n'].join('\r\n'));
  await sends(' '.repeat(500_000));
  halfMinute();
  expect(await ended).toMatch(tooSlow);
  socket.destroy();
});

test('a head has ten seconds', () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 600_000]);
});
