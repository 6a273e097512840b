import type { LiveMessage } from '@callboard/contract';
import { createConnection } from './connection.ts';
import type { Connection } from './connection.ts';
import { fakeLive } from './fake-live.ts';
import type { FakeLive } from './fake-live.ts';

let server: FakeLive;
let connection: Connection;
let heard: LiveMessage[];
let live: boolean;
let token: string | null;
const renew = jest.fn<Promise<boolean>, [string]>();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  // The middle of every pause.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  server = fakeLive();
  heard = [];
  live = false;
  token = 'one';
  renew.mockReset();
  connection = createConnection({
    token: () => token,
    renew,
    begin: () => 'at.1000',
    onMessage: (message) => heard.push(message),
    onLive: (now) => {
      live = now;
    },
  });
});
afterEach(() => {
  connection.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A stream that has lasted. */
async function steady() {
  connection.open();
  await pass(0);
  await server.newest().say([], { event: 'ready', id: 'mark.7' });
  await pass(15_000);
  return server.newest();
}

test('the connection asks with the token for everything since the page was read, and is live when the server says so', async () => {
  connection.open();
  await pass(0);
  expect(server.newest()).toMatchObject({ token: 'one', lastId: 'at.1000' });
  expect(live).toBe(false);
  await server.newest().say([], { event: 'ready' });
  await server.newest().say(['jobs'], { by: 'abc' });
  expect([live, heard]).toEqual([true, [{ names: ['jobs'], by: 'abc' }]]);
});

test('a stream that ends begins again within a second, from the last message', async () => {
  const first = await steady();
  await first.say(['jobs'], { id: 'mark.8' });
  await first.end();
  expect(live).toBe(false);
  await pass(1_000);
  expect(server.streams).toHaveLength(2);
  expect(server.newest().lastId).toBe('mark.8');
});

test('while there is no server it asks ever more seldom, at most twice a minute or so', async () => {
  server.refuse(...Array.from({ length: 100 }, () => new TypeError('Failed to fetch')));
  connection.open();
  await pass(10 * 60_000);
  expect(server.requests.length).toBeGreaterThan(15);
  expect(server.requests.length).toBeLessThan(30);
});

test('a stream that ends as soon as it begins is no good one', async () => {
  connection.open();
  for (let turn = 0; turn < 60; turn += 1) {
    await pass(1_000);
    await server.newest().end();
  }
  expect(server.streams.length).toBeLessThan(10);
});

test('silence is an end', async () => {
  const first = await steady();
  await pass(20_000);
  await first.write(': beat\n\n');
  await pass(40_000);
  expect(first.aborted()).toBe(false);
  await pass(6_000);
  expect([first.aborted(), server.streams.length, server.newest().lastId]).toEqual([true, 2, 'mark.7']);
});

test('who comes back after a while does not wait for the silence, nor for a pause', async () => {
  const first = await steady();
  connection.hurry();
  expect(first.aborted()).toBe(false);
  await pass(15_000);
  connection.hurry();
  await pass(0);
  expect([first.aborted(), server.streams.length]).toEqual([true, 2]);
  server.refuse(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
  await server.newest().end();
  await pass(3_000);
  const before = server.requests.length;
  connection.hurry();
  await pass(0);
  expect(server.requests).toHaveLength(before + 1);
});

test('a token that is over is renewed once, and then it listens', async () => {
  renew.mockImplementation(() => {
    token = 'two';
    return Promise.resolve(true);
  });
  server.refuse({ status: 401 });
  connection.open();
  await pass(1);
  expect(renew).toHaveBeenCalledWith('one');
  expect(server.newest().token).toBe('two');
});

test('a token that nobody renews is not asked with again and again', async () => {
  renew.mockResolvedValue(false);
  server.refuse(...Array.from({ length: 50 }, () => ({ status: 401 })));
  connection.open();
  await pass(60_000);
  expect(server.requests.length).toBeLessThan(8);
});

test.each([
  ['too many streams', { status: 429, headers: { 'Retry-After': '30' } }, 29_000, 2_000],
  ['a refusal', { status: 403 }, 290_000, 20_000],
])('after %s it waits as long as that is likely to last', async (_, reply, before, rest) => {
  server.refuse(reply);
  connection.open();
  await pass(before);
  connection.hurry();
  expect(server.requests).toHaveLength(1);
  await pass(rest);
  expect(server.requests).toHaveLength(2);
});

test('closed it stays closed, and nothing more is heard', async () => {
  const first = await steady();
  connection.close();
  expect([first.aborted(), live]).toEqual([true, false]);
  await first.say(['jobs']);
  await pass(10 * 60_000);
  expect([heard, server.streams.length]).toEqual([[], 1]);
});

test('what one person heard last is not where the next one begins', async () => {
  await steady();
  connection.close();
  connection.forget();
  connection.open();
  await pass(0);
  expect(server.newest().lastId).toBe('at.1000');
});
