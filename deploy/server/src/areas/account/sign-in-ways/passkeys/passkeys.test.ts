import { authenticator } from '../../../../tools/testing/fixtures/authenticator.fixture.ts';
import {
  cookieOf,
  password,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { north, south } from '../../../../tools/testing/server/tenants.ts';

const server = serverWithPeople();
const place = { origin: `http://${north.host}`, host: north.host };

const signedInAndProved = async (login: string): Promise<SignedIn> => {
  const signed = await signIn(server, login);
  expect((await signed.client.post('/proofs', { password })).status).toBe(204);
  return signed;
};
const addTo = async ({ client }: SignedIn, phone = authenticator(place)) => {
  const { body } = await client.post('/passkeys/options');
  return { phone, answer: await client.post('/passkeys', { passkey: phone.make(body) }) };
};
const options = async (host?: string) => (await server.client(host).post('/auth/passkey/options')).body;
const signInBy = async (phone: ReturnType<typeof authenticator>, using = {}) =>
  server.client().post('/auth/passkey', { passkey: phone.use(await options(), using) });

test('a passkey is made, signs in without login and password, and is removed', async () => {
  const ada = await signedInAndProved('ada');
  const { body: creation } = await ada.client.post('/passkeys/options');
  expect(creation).toMatchObject({
    rp: { id: north.host, name: 'North' },
    user: { name: 'ada', displayName: "Zoë D'ada" },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { phone, answer } = await addTo(ada);
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({ id: phone.id, name: 'lightMyRequest', lastUsedAt: null }),
  ]);
  await server.jobs.drain();
  expect(server.mails.at(-1)).toMatchObject({ to: 'ada@people.example' });
  expect(server.mails.at(-1)?.text).toContain('/profile/sign-in');

  const signed = await signInBy(phone);
  expect(signed.status).toBe(200);
  expect(String(signed.headers['set-cookie'])).toMatch(/^callboard_session=.*HttpOnly/);
  expect(signed.headers['cache-control']).toBe('no-store');
  const own = server.client(north.host, {
    authorization: `Bearer ${signed.body.token}`,
    cookie: cookieOf(signed),
  });
  const { items } = (await own.get('/sessions')).body;
  expect(items.map(({ signedInBy }: { signedInBy: string }) => signedInBy).sort()).toEqual([
    'passkey',
    'password',
  ]);
  expect((await own.get('/passkeys')).body.items[0].lastUsedAt).not.toBeNull();
  expect((await own.post(`/passkeys/${phone.id}`, { name: 'My phone' })).body.name).toBe('My phone');

  expect((await ada.client.call('DELETE', `/passkeys/${phone.id}`)).status).toBe(204);
  const gone = await signInBy(phone);
  expect([gone.status, gone.body.code]).toEqual([404, 'not_found']);
  const captions = (await own.get('/activities')).body.items.map((one: { caption: string }) => one.caption);
  expect(captions).toEqual(expect.arrayContaining(['passkey_added', 'passkey_removed']));
});

test('ways to sign in are changed only after a proof that is newer than the sign-in', async () => {
  const { client } = await signIn(server, 'ada');
  for (const [method, path] of [
    ['POST', '/passkeys/options'],
    ['POST', '/passkeys'],
    ['DELETE', '/passkeys/any'],
    ['POST', '/oneTimeCodes/key'],
    ['DELETE', '/oneTimeCodes'],
  ] as const) {
    const { status, body } = await client.call(method, path, { body: method === 'POST' ? {} : undefined });
    expect([path, status, body.code]).toEqual([path, 403, 'step_up_needed']);
  }
  expect((await client.post('/proofs', { password: 'wrong' })).body.code).toBe('wrong_password');
  expect((await client.post('/passkeys/options')).body.code).toBe('step_up_needed');
  await client.post('/proofs', { password });
  expect((await client.post('/passkeys/options')).status).toBe(200);
  server.setNow(new Date(Date.now() + 16 * 60_000));
  const fresh = await client.get('/auth/refresh');
  const later = server.client(north.host, {
    authorization: `Bearer ${fresh.body.token}`,
    cookie: cookieOf(fresh),
  });
  expect((await later.post('/passkeys/options')).body.code).toBe('step_up_needed');
});

test('a challenge works once, for five minutes, and for what it was asked for', async () => {
  const ada = await signedInAndProved('ada');
  const { phone } = await addTo(ada);
  const asked = await options();
  const once = { passkey: phone.use(asked) };
  expect((await server.client().post('/auth/passkey', once)).status).toBe(200);
  expect((await server.client().post('/auth/passkey', once)).status).toBe(404);

  const { body: proof } = await ada.client.post('/proofs/passkey');
  expect(proof.allowCredentials).toMatchObject([{ id: phone.id }]);
  const misused = await server.client().post('/auth/passkey', { passkey: phone.use(proof) });
  expect(misused.status).toBe(404);
  expect((await ada.client.post('/proofs', { passkey: phone.use(proof) })).status).toBe(404);

  const old = await options();
  server.setNow(new Date(Date.now() + 5 * 60_000 + 1000));
  expect((await server.client().post('/auth/passkey', { passkey: phone.use(old) })).status).toBe(404);
});

test.each([
  ['without the finger of its owner', { userVerified: false }],
  ['from another address', { origin: 'https://north.example' }],
  ['with a counter that went back', { count: 1 }],
])('a passkey %s signs nobody in', async (_, using) => {
  const { phone } = await addTo(await signedInAndProved('ada'));
  expect((await signInBy(phone, { count: 5 })).status).toBe(200);
  expect((await signInBy(phone, using)).status).toBe(404);
});

test('passkeys belong to the address that an operator has said, whatever host is asked', async () => {
  await server.database.asOwner((session) =>
    session.query(`update tenant set address = 'https://crew.north.example:8443' where id = 'north'`),
  );
  expect((await options()).rpId).toBe('crew.north.example');
  const phone = authenticator({ origin: 'https://crew.north.example:8443', host: 'crew.north.example' });
  const ada = await signedInAndProved('ada');
  expect((await addTo(ada, phone)).answer.status).toBe(200);
  expect((await addTo(ada)).answer.body).toMatchObject({ code: 'invalid', fields: [{ path: 'passkey' }] });
});

test('a passkey of one tenant is nobody’s in another, and of one person not another’s', async () => {
  const { phone } = await addTo(await signedInAndProved('ada'));
  const foreign = { passkey: phone.use(await options(south.host)) };
  expect((await server.client(south.host).post('/auth/passkey', foreign)).status).toBe(404);
  const petra = await signedInAndProved('petra');
  expect((await petra.client.get('/passkeys')).body.items).toEqual([]);
  expect((await petra.client.call('DELETE', `/passkeys/${phone.id}`)).status).toBe(404);
  expect((await petra.client.post(`/passkeys/${phone.id}`, { name: 'Mine' })).status).toBe(404);
  const { body } = await petra.client.post('/proofs/passkey');
  expect((await petra.client.post('/proofs', { passkey: phone.use(body) })).status).toBe(404);
});

test('wrong passkeys cost time, and who has left gets in by none', async () => {
  const { phone } = await addTo(await signedInAndProved('ada'));
  server.setNow(new Date());
  for (const _ of [1, 2, 3, 4, 5]) await signInBy(phone, { userVerified: false });
  expect((await signInBy(phone)).body.code).toBe('too_many');
  server.setNow(new Date(Date.now() + 30_000));
  await server.inTenant('north', (db) =>
    db.updateTable('person').set({ active: false }).where('id', '=', 'person-ada').execute(),
  );
  expect((await signInBy(phone)).body.code).toBe('account_blocked');
});

test('a new password ends the sessions and leaves the passkey', async () => {
  const { phone } = await addTo(await signedInAndProved('ada'));
  const newPassword = 'nine lorries at gate seven';
  expect((await server.client().post('/renewPassword', { login: 'ada', password, newPassword })).status).toBe(
    204,
  );
  expect((await signInBy(phone)).status).toBe(200);
});
