import type { Answered } from '../../../../tools/testing/server/client.ts';
import { south } from '../../../../tools/testing/server/tenants.ts';
import { setTenantAddress } from '../../../../tools/tenants/set-address.ts';
import { password, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople();
const fresh = 'four lorries at gate seven';

async function linkFor(login: string): Promise<string> {
  await server.client().post('/forgottenPassword', { login }, { headers: { host: 'north.test:4000' } });
  await server.jobs.drain();
  return (
    server.mails.at(-1)?.text.match(/http:\/\/north\.test\/(?:forgottenPassword|welcome)\/([\w-]+)/)?.[1] ??
    ''
  );
}

test('a forgotten password is answered the same for everybody, and mailed to who exists', async () => {
  const answers: Answered[] = [];
  for (const login of ['ada', 'nobody', 'gone', '4711']) {
    answers.push(await server.client().post('/forgottenPassword', { login }));
  }
  expect(answers.map(({ status, text, headers }) => [status, text, Object.keys(headers).sort()])).toEqual(
    answers.map(() => [204, '', Object.keys(answers[0]?.headers ?? {}).sort()]),
  );
  await server.jobs.drain();
  expect(server.mails.map(({ to, subject, tenant }) => [to, subject, tenant])).toEqual([
    ['ada@people.example', 'Eich cyfrinair newydd ar gyfer North', 'north'],
  ]);
});

test('a mailed address is not changed by what a stranger says that a proxy said', async () => {
  const headers = { 'x-forwarded-host': 'north.test:666', 'x-forwarded-proto': 'https' };
  await server.client().post('/forgottenPassword', { login: 'ada' }, { headers });
  await server.jobs.drain();
  expect(server.mails[0]?.text).toContain('http://north.test/forgottenPassword/');
});

test.each([
  ['the port that a caller names is left away', 'north.test:4000', null, 'http://north.test/'],
  ['on this machine it counts', 'north.localhost:4000', null, 'http://north.localhost:4000/'],
  [
    'the address of the tenant goes before',
    'north.test:4000',
    'https://n.example:8443',
    'https://n.example:8443/',
  ],
])('a mailed address: %s', async (_, host, address, origin) => {
  await server.database.asOwner((session) =>
    session.query('insert into "tenantHost" (host, "tenantId") values (\'north.localhost\', \'north\')'),
  );
  await setTenantAddress(server.database, 'north', address);
  await server.client(host).post('/forgottenPassword', { login: 'ada' });
  await server.jobs.drain();
  expect(server.mails[0]?.text).toContain(`${origin}forgottenPassword/`);
});

test('mails cannot be sent to somebody without end', async () => {
  const statuses = [];
  for (const _ of [1, 2, 3, 4, 5, 6, 7]) {
    statuses.push((await server.client().post('/forgottenPassword', { login: 'ada' })).status);
  }
  expect(statuses).toContain(429);
  expect(statuses.slice(0, 4)).toEqual([204, 204, 204, 204]);
});

test('the link sets a password once, ends every session and tells the person', async () => {
  const before = await signIn(server, 'ada');
  const token = await linkFor('ada');
  const client = server.client();
  // Looking at it, as a mail scanner does, uses nothing up.
  for (const _ of [1, 2]) {
    expect((await client.get(`/forgottenPassword/${token}`)).body).toEqual({
      kind: 'reset',
      name: "Zoë D'ada",
      login: 'ada',
    });
  }
  expect((await client.post(`/forgottenPassword/${token}`, { password: fresh })).status).toBe(204);
  expect((await before.client.get('/userRights')).status).toBe(401);
  expect((await client.post('/auth/token', { login: 'ada', password })).status).toBe(401);
  await signIn(server, 'ada', 'north.test', fresh);
  const again = await client.post(`/forgottenPassword/${token}`, { password: fresh });
  expect([again.status, again.body.code]).toEqual([410, 'link_used']);
  expect((await client.get(`/forgottenPassword/${token}`)).body.code).toBe('link_used');
  await server.jobs.drain();
  expect(server.mails.at(-1)?.subject).toBe('Newidiwyd eich cyfrinair ar gyfer North');
});

test('a newcomer is welcomed instead', async () => {
  const token = await linkFor('newcomer');
  expect(server.mails.at(-1)?.subject).toBe('Welcome to North');
  expect((await server.client().get(`/forgottenPassword/${token}`)).body.kind).toBe('welcome');
  await server.client().post(`/forgottenPassword/${token}`, { password: fresh });
  await signIn(server, 'newcomer', 'north.test', fresh);
});

test('a link is over after 72 hours, when a newer one was sent or used, and in another tenant', async () => {
  const oldest = await linkFor('ada');
  const first = await linkFor('ada');
  const usable = async (token: string, host?: string) =>
    (await server.client(host).get(`/forgottenPassword/${token}`)).status;
  expect(await usable(first, south.host)).toBe(410);
  server.setNow(new Date(Date.now() + 73 * 3_600_000));
  expect(await usable(first)).toBe(410);
  server.setNow(null);
  expect([await usable(oldest), await usable(first)]).toEqual([410, 200]);
  await server.client().post(`/forgottenPassword/${first}`, { password: fresh });
  expect(await usable(first)).toBe(410);
  expect(await usable('garbled')).toBe(410);
});

test.each([
  ['too short', 'eleven sign', 'too_short'],
  ['a stolen one', 'password1234', 'common_password'],
  ['nothing', undefined, 'required'],
])('a password that is %s is refused, and the link still works', async (_, chosen, code) => {
  const token = await linkFor('ada');
  const { status, body } = await server.client().post(`/forgottenPassword/${token}`, { password: chosen });
  expect([status, body.code]).toEqual([422, 'invalid']);
  expect(body.fields).toMatchObject([{ path: 'password', code }]);
  expect((await server.client().post(`/forgottenPassword/${token}`, { password: fresh })).status).toBe(204);
});

test('a password is renewed with the present one', async () => {
  const renew = (own: string, newPassword: string, login = 'ada') =>
    server.client().post('/renewPassword', { login, password: own, newPassword });
  expect((await renew('wrong', fresh)).body.code).toBe('wrong_password');
  expect((await renew(password, 'abcabcabcabc')).body.fields).toMatchObject([
    { path: 'newPassword', code: 'common_password' },
  ]);
  expect((await renew(password, fresh, '4711')).status).toBe(403);
  expect((await renew(password, fresh, 'gone')).body.code).toBe('account_blocked');
  expect((await renew(password, fresh)).status).toBe(204);
  await signIn(server, 'ada', 'north.test', fresh);
});
