import type { LiveName } from '@callboard/contract';
import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { changed } from '#platform/live/changed.db.ts';
import { listenLive, when } from '../../../tools/testing/server/live.driver.ts';

const server = serverWithPeople();
const say = (people: string[], names: LiveName[], tenant = 'north') =>
  server.inTenant(tenant, (db) => changed(db, people, names));

const open: { close(): void }[] = [];
const listen = async (login = 'ada', options: Parameters<typeof listenLive>[2] = {}) => {
  const signedIn = await signIn(server, login);
  const page = await listenLive(server, signedIn.token, options);
  open.push(page);
  await when(() => page.messages().length > 0 || page.status !== 200);
  return { page, ...signedIn };
};
afterEach(() => {
  for (const page of open.splice(0)) page.close();
});

test('a change arrives at those it is for, with names only', async () => {
  const { page } = await listen();
  const { page: other } = await listen('petra');
  expect(page.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  });
  expect(page.messages()[0]).toMatchObject({ event: 'ready', names: [] });
  await say(['person-ada'], ['jobs', 'crew:c-1']);
  await when(() => page.names().includes('jobs'));
  expect(page.names()).toEqual(['jobs', 'crew:c-1']);
  expect(other.names()).toEqual([]);
});

test('a change of another tenant is not heard, also where people have the same id', async () => {
  const { page } = await listen();
  await say(['person-ada'], ['payrolls'], 'south');
  await say(['person-ada'], ['jobs']);
  await when(() => page.names().length > 0);
  expect(page.names()).toEqual(['jobs']);
});

test('what is rolled back is never said', async () => {
  const { page } = await listen();
  await server
    .inTenant('north', async (db) => {
      await changed(db, ['person-ada'], ['payrolls']);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await say(['person-ada'], ['jobs']);
  await when(() => page.names().length > 0);
  expect(page.names()).toEqual(['jobs']);
});

test('a stream that was cut goes on where it stopped', async () => {
  const { page, token } = await listen();
  await say(['person-ada'], ['todos']);
  await when(() => page.names().includes('todos'));
  page.close();
  await say(['person-ada'], ['photos']);
  await say(['person-petra'], ['forms']);
  // What was said has reached the server when the next listener has heard something newer.
  const { page: other } = await listen('ada');
  await say(['person-ada'], ['receipts']);
  await when(() => other.names().includes('receipts'));
  const again = await listenLive(server, token, { lastId: page.lastId() });
  open.push(again);
  await when(() => again.names().length > 0);
  expect(again.names().sort()).toEqual(['photos', 'receipts']);
});

test('after an id that nobody knows everything is to be fetched again', async () => {
  const { page } = await listen('ada', { lastId: 'of-another-start.7' });
  await when(() => page.names().length > 0);
  expect(page.names()).toEqual(['*']);
});

test('who has read things since a moment hears what was said since then', async () => {
  const { page: first } = await listen();
  await say(['person-ada'], ['jobs']);
  await when(() => first.names().length > 0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const read = Date.now();
  await say(['person-ada'], ['photos']);
  await say(['person-petra'], ['forms']);
  await when(() => first.names().includes('photos'));
  const { page } = await listen('ada', { lastId: `at.${read}` });
  await when(() => page.names().length > 0);
  expect(page.names()).toEqual(['photos']);
});

test('of a moment before this start nothing is known', async () => {
  const { page } = await listen('ada', { lastId: `at.${Date.now() - 24 * 60 * 60_000}` });
  await when(() => page.names().length > 0);
  expect(page.names()).toEqual(['*']);
});

test('a message carries the beginning of the key of the call that caused it', async () => {
  const { page, client } = await listen();
  const key = 'a-wish-of-this-very-page-4711';
  const made = await client.post('/notifications/read', {}, { headers: { 'idempotency-key': key } });
  expect(made.status).toBeLessThan(300);
  await when(() => page.names().includes('notifications'));
  expect(page.messages().find(({ names }) => names.includes('notifications'))?.by).toBe(key.slice(0, 12));
});

test('asked without the type of a stream it answers what was missed and ends', async () => {
  const { client } = await signIn(server, 'ada');
  const answer = await client.get('/live', { headers: { 'last-event-id': 'x.1' } });
  expect([answer.status, answer.text.includes('"names":["*"]')]).toEqual([200, true]);
});

test('a stream ends with its session, and only with its own', async () => {
  const { page, client } = await listen();
  const { page: elsewhere } = await listen();
  await client.post('/auth/logout');
  await when(page.ended);
  expect(page.ended()).toBe(true);
  expect(elsewhere.ended()).toBe(false);
});

test.each([
  ['a right is taken away', `delete from "loginRight" where "loginId" = 'login-ada'`],
  ['a right is given', `insert into "loginRight" values ('north', 'login-ada', 'payrolls', 'READ')`],
  ['the login is blocked', `update login set blocked = true where id = 'login-ada'`],
])('a stream ends when %s', async (_, change) => {
  const { page } = await listen();
  await server.database.asOwner((session) => session.query(change));
  await when(page.ended);
  expect(page.ended()).toBe(true);
});

test('a person has eight streams at the most', async () => {
  const { token } = await signIn(server, 'ada');
  const { token: elsewhere } = await signIn(server, 'ada');
  for (let count = 0; count < 8; count += 1) open.push(await listenLive(server, token));
  const one = await listenLive(server, elsewhere);
  open.push(one);
  expect([one.status, one.headers['retry-after']]).toEqual([429, '30']);
  open.shift()?.close();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const next = await listenLive(server, elsewhere);
  open.push(next);
  expect(next.status).toBe(200);
});

test('a listener more on the same device ends the oldest there: a phone that changes networks says no goodbye', async () => {
  const { token } = await signIn(server, 'ada');
  const pages = [];
  for (let count = 0; count < 9; count += 1) pages.push(await listenLive(server, token));
  open.push(...pages);
  const [oldest, ...others] = pages;
  await when(() => oldest?.ended() === true);
  expect(others.map(({ status, ended }) => [status, ended()])).toEqual(others.map(() => [200, false]));
});

test('nobody listens without a sign-in', async () => {
  expect((await listenLive(server, 'a.b.c')).status).toBe(401);
});

test('a server that stops ends its streams', async () => {
  const { page } = await listen();
  const stopping = server.app.close();
  await when(page.ended);
  expect(page.ended()).toBe(true);
  await stopping;
});
