import { randomBytes } from 'node:crypto';
import { sessionIdleSeconds } from '@callboard/contract';
import { south } from '../../../../tools/testing/server/tenants.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { signToken } from './token.ts';

const server = serverWithPeople();
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

test('a refresh gives a new token and leaves the one before as it is', async () => {
  const { client, token, cookie } = await signIn(server, 'ada');
  server.setNow(minutes(5));
  const { status, body, headers } = await client.get('/auth/refresh');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body.token).not.toBe(token);
  const both = [token, String(body.token)].map((one) =>
    server.client('north.test', { authorization: `Bearer ${one}`, cookie }),
  );
  for (const one of both) expect((await one.get('/userRights')).status).toBe(200);
  server.setNow(minutes(16));
  const [old, fresh] = await Promise.all(both.map((one) => one.get('/userRights')));
  expect([old?.status, fresh?.status]).toEqual([401, 200]);
});

test('the cookie of a session that is used lives on with it', async () => {
  const { client, cookie } = await signIn(server, 'ada');
  const { headers } = await client.get('/auth/refresh');
  expect(String(headers['set-cookie'])).toMatch(
    new RegExp(`^${cookie}; Max-Age=${sessionIdleSeconds};.*HttpOnly`),
  );
  const strange = await client.get('/auth/refresh', { headers: { cookie: 'callboard_session=of-another' } });
  expect(strange.headers['set-cookie']).toBeUndefined();
});

test('a phone that slept for days comes back with token and cookie, and only to the refresh', async () => {
  const { client, token, cookie } = await signIn(server, 'ada');
  const days = (count: number) => minutes(count * 24 * 60);
  server.setNow(days(29));
  expect((await client.get('/userRights')).status).toBe(401);
  const alone = server.client('north.test', { authorization: `Bearer ${token}` });
  expect((await alone.get('/auth/refresh')).status).toBe(401);
  const back = await client.get('/auth/refresh');
  expect(back.status).toBe(200);
  const awake = server.client('north.test', { authorization: `Bearer ${back.body.token}`, cookie });
  expect((await awake.get('/userRights')).status).toBe(200);
  server.setNow(days(60));
  expect((await awake.get('/auth/refresh')).status).toBe(401);
});

test('what waited for a fresh token is done once, also where the cookie is needed', async () => {
  const { client, cookie } = await signIn(server, 'ada');
  server.setNow(minutes(16));
  const key = { headers: { 'idempotency-key': 'waited-on-the-phone' } };
  const feed = { name: 'Jobs', contents: ['jobs'] };
  expect((await client.post('/publicCalendarSubscriptions', feed, key)).status).toBe(401);
  const { token } = (await client.get('/auth/refresh')).body;
  const awake = server.client('north.test', { authorization: `Bearer ${token}`, cookie });
  const [first, again] = [
    await awake.post('/publicCalendarSubscriptions', feed, key),
    await awake.post('/publicCalendarSubscriptions', feed, key),
  ];
  expect([first.status, again.body]).toEqual([200, first.body]);
  expect((await awake.get('/publicCalendarSubscriptions')).body.total).toBe(1);
});

test('token or cookie alone renew nothing, nor does the cookie of another session', async () => {
  const { token, cookie } = await signIn(server, 'ada');
  const other = await signIn(server, 'ada');
  const status = async (headers: Record<string, string>) =>
    (await server.client('north.test', headers).get('/auth/refresh')).status;
  const authorization = `Bearer ${token}`;
  expect(await status({ authorization })).toBe(401);
  expect(await status({ cookie })).toBe(401);
  expect(await status({ authorization, cookie: other.cookie })).toBe(401);
  expect(await status({ authorization, cookie })).toBe(200);
});

test('signing out ends the session at once, and only that one', async () => {
  const { client } = await signIn(server, 'ada');
  const other = await signIn(server, 'ada');
  const out = await client.post('/auth/logout');
  expect(out.status).toBe(204);
  expect(String(out.headers['set-cookie'])).toMatch(/^callboard_session=;.*Expires=Thu, 01 Jan 1970/);
  expect((await client.get('/userRights')).status).toBe(401);
  expect((await client.get('/auth/refresh')).status).toBe(401);
  expect((await other.client.get('/userRights')).status).toBe(200);
});

test('rights are those of this moment', async () => {
  const { client } = await signIn(server, 'petra');
  expect((await client.get('/userRights')).body).toEqual({ mailboxes: ['READ'] });
  expect((await client.get('/mailboxUserRights')).body).toEqual({ emailMessages: ['READ'] });
  expect((await client.get('/mailboxes')).status).toBe(200);
  await server.inTenant('north', (db) =>
    db.deleteFrom('loginRight').where('loginId', '=', 'login-petra').execute(),
  );
  expect((await client.get('/userRights')).body).toEqual({});
  const refused = await client.get('/mailboxes');
  expect([refused.status, refused.body.params]).toEqual([403, { missing: 'mailboxes', permission: 'READ' }]);
});

test('a login blocked meanwhile is out with its next call', async () => {
  const { client } = await signIn(server, 'ada');
  await server.inTenant('north', (db) =>
    db.updateTable('login').set({ blocked: true }).where('name', '=', 'ada').execute(),
  );
  expect((await client.get('/userRights')).status).toBe(401);
});

test('a token of another key, an altered one and one of another tenant let nobody in', async () => {
  const { token } = await signIn(server, 'ada');
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const { id } = server.keys.current('token', new Date());
  const forged = await signToken(payload, { id, bytes: randomBytes(32) }, new Date());
  const altered = token.replace(
    /\.[^.]+\./,
    `.${Buffer.from(JSON.stringify({ ...payload, sid: 'x' })).toString('base64url')}.`,
  );
  const status = async (bearer: string, host = 'north.test') =>
    (await server.client(host, { authorization: `Bearer ${bearer}` }).get('/userRights')).status;
  expect(await status(forged)).toBe(401);
  expect(await status(altered)).toBe(401);
  expect(await status(token, south.host)).toBe(401);
  expect(await status(token)).toBe(200);
});

test('people see where they are signed in, and end a session elsewhere', async () => {
  const phone = await signIn(server, 'ada');
  const laptop = await signIn(server, 'ada');
  const { items } = (await phone.client.get('/sessions')).body;
  expect(items).toHaveLength(2);
  expect(items.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  const other = items.find(({ current }: { current: boolean }) => !current);
  const end = (client: typeof phone.client, id: string) => client.call('DELETE', `/sessions/${id}`);
  expect((await end(phone.client, other.id)).status).toBe(204);
  expect((await laptop.client.get('/userRights')).status).toBe(401);
  // Somebody else's session and none at all are the same.
  const petra = await signIn(server, 'petra');
  const mine = (await phone.client.get('/sessions')).body.items[0].id;
  const [foreign, missing] = [await end(petra.client, mine), await end(petra.client, 'nothing')];
  expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
  expect({ ...foreign.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' });
  const bare = server.client('north.test', { authorization: `Bearer ${phone.token}` });
  expect((await end(bare, mine)).status).toBe(401);
});

test('ending all sessions ends this one too, and what outlives them', async () => {
  const phone = await signIn(server, 'ada');
  const laptop = await signIn(server, 'ada');
  const petra = await signIn(server, 'petra');
  const feed = { name: 'Jobs', contents: ['jobs'] };
  const { path } = (await laptop.client.post('/publicCalendarSubscriptions', feed)).body;
  const other = (await petra.client.post('/publicCalendarSubscriptions', feed)).body.path;
  const read = async (address: string) =>
    (await server.app.inject({ url: address, headers: { host: 'north.test' } })).statusCode;
  expect([await read(path), await read(other)]).toEqual([200, 200]);
  const browser = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/ada',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  };
  expect((await laptop.client.post('/setPushNotificationSubscription', browser)).status).toBe(200);

  const bare = server.client('north.test', { authorization: `Bearer ${phone.token}` });
  expect((await bare.call('DELETE', '/sessions')).body.params).toEqual({ missing: 'cookie' });
  const ended = await phone.client.call('DELETE', '/sessions');
  expect([ended.status, String(ended.headers['set-cookie'])]).toEqual([
    204,
    expect.stringMatching(/^callboard_session=;/),
  ]);
  for (const { client } of [phone, laptop]) expect((await client.get('/userRights')).status).toBe(401);
  expect([await read(path), await read(other)]).toEqual([404, 200]);
  const again = await signIn(server, 'ada');
  expect((await again.client.get('/pushSubscriptions')).body.items).toEqual([]);
  expect((await again.client.get('/publicCalendarSubscriptions')).body.items).toEqual([]);
  expect((await petra.client.get('/userRights')).status).toBe(200);
});

test('signing out empties what the browser keeps of answers, and nothing else of the device', async () => {
  const out = await (await signIn(server, 'ada')).client.post('/auth/logout');
  expect(out.headers['clear-site-data']).toBe('"cache"');
  const all = await (await signIn(server, 'ada')).client.call('DELETE', '/sessions');
  expect(all.headers['clear-site-data']).toBe('"cache"');
});

test('the language that somebody chose is kept', async () => {
  const { client } = await signIn(server, 'petra');
  expect((await client.get('/userLanguage')).body).toEqual({ name: null });
  expect((await client.post('/userLanguage', { name: 'deAt' })).body).toEqual({ name: 'deAt' });
  expect((await client.get('/userLanguage')).body).toEqual({ name: 'deAt' });
  expect((await client.post('/userLanguage', { name: 'klingon' })).body.fields).toMatchObject([
    { path: 'name', code: 'bad_choice' },
  ]);
});
