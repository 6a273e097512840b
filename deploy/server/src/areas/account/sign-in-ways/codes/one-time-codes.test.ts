import { Secret, TOTP } from 'otpauth';
import {
  cookieOf,
  password,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { north } from '../../../../tools/testing/server/tenants.ts';

const server = serverWithPeople();
const start = new Date('2026-11-21T08:00:10Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const codeOf = (key: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });

async function withCodes() {
  server.setNow(start);
  const { client } = await signIn(server, 'ada');
  await client.post('/proofs', { password });
  const { key, address } = (await client.post('/oneTimeCodes/key')).body;
  const on = await client.post('/oneTimeCodes', { code: codeOf(key, start) });
  return { client, key: String(key), address: String(address), on };
}
const passwordOnly = () => server.client().post('/auth/token', { login: 'ada', password });
const byCode = async (code: string) => {
  const { body } = await passwordOnly();
  return server.client().post('/auth/code', { ticket: body.params.ticket, code });
};

test('with codes on, the right password gives a ticket, and the code signs in', async () => {
  const { client, key, address, on } = await withCodes();
  expect(address).toMatch(/^otpauth:\/\/totp\/North:ada\?/);
  expect(on.body.recoveryCodes).toHaveLength(10);
  expect((await client.get('/oneTimeCodes')).body).toEqual({
    since: start.toISOString(),
    recoveryCodesLeft: 10,
  });
  await server.jobs.drain();
  expect(server.mails.at(-1)?.to).toBe('ada@people.example');
  server.setNow(after(60));
  const refused = await passwordOnly();
  expect([refused.status, refused.body.code, refused.headers['set-cookie']]).toEqual([
    401,
    'code_needed',
    undefined,
  ]);
  const signed = await byCode(codeOf(key, after(60)));
  expect(signed.status).toBe(200);
  const own = server.client(north.host, {
    authorization: `Bearer ${signed.body.token}`,
    cookie: cookieOf(signed),
  });
  expect((await own.get('/sessions')).body.items[0]).toMatchObject({ signedInBy: 'code', current: true });
});

test('a code works once, and one step before and after', async () => {
  const { key } = await withCodes();
  // The one that switched codes on is used as well.
  expect((await byCode(codeOf(key, start))).body.fields).toMatchObject([{ path: 'code' }]);
  server.setNow(after(90));
  expect((await byCode(codeOf(key, after(30)))).status).toBe(422);
  expect((await byCode(codeOf(key, after(60)))).status).toBe(200);
  expect((await byCode(codeOf(key, after(120)))).status).toBe(200);
  expect((await byCode(codeOf(key, after(120)))).status).toBe(422);
  // What is older than the last one does not come back.
  expect((await byCode(codeOf(key, after(90)))).status).toBe(422);
});

test('a recovery code works once, however it is written, and new ones end those before', async () => {
  const { client, on } = await withCodes();
  const [first = '', second = ''] = on.body.recoveryCodes as string[];
  expect(first).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect((await byCode(` ${first.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
  expect((await byCode(first)).status).toBe(422);
  expect((await client.get('/oneTimeCodes')).body.recoveryCodesLeft).toBe(9);
  const again = await client.post('/oneTimeCodes/recoveryCodes');
  expect((await byCode(second)).status).toBe(422);
  expect((await byCode(again.body.recoveryCodes[9])).status).toBe(200);
  const kept = await server.inTenant('north', async (db) =>
    JSON.stringify([
      await db.selectFrom('recoveryCode').selectAll().execute(),
      await db.selectFrom('oneTimeCode').selectAll().execute(),
    ]),
  );
  expect(kept).not.toContain(String(again.body.recoveryCodes[0]).replaceAll('-', ''));
});

test('a ticket has five tries and five minutes, and ends with the password', async () => {
  const { key } = await withCodes();
  server.setNow(after(60));
  const { ticket } = (await passwordOnly()).body.params;
  const attempt = (code: string) => server.client().post('/auth/code', { ticket, code });
  for (const at of [1, 2, 3, 4, 5]) {
    server.setNow(after(60 + at));
    expect((await attempt('000000')).body.code).toBe('invalid');
  }
  server.setNow(after(120));
  expect((await attempt(codeOf(key, after(120)))).body.code).toBe('sign_in');
  const slow = (await passwordOnly()).body.params.ticket;
  server.setNow(after(120 + 301));
  const late = { ticket: slow, code: codeOf(key, after(421)) };
  expect((await server.client().post('/auth/code', late)).body.code).toBe('sign_in');
  const before = (await passwordOnly()).body.params.ticket;
  const newPassword = 'nine lorries at gate seven';
  await server.client().post('/renewPassword', { login: 'ada', password, newPassword });
  const ended = { ticket: before, code: codeOf(key, after(421)) };
  expect((await server.client().post('/auth/code', ended)).body.code).toBe('sign_in');
});

test('wrong codes cost time with whatever ticket', async () => {
  await withCodes();
  server.setNow(after(60));
  for (const _ of [1, 2, 3]) expect((await byCode('000000')).body.code).toBe('invalid');
  for (const _ of [1, 2]) expect((await byCode('wrong-recovery')).body.code).toBe('invalid');
  expect((await byCode('000000')).body.code).toBe('too_many');
});

test('codes are switched off, and the password is enough again', async () => {
  const { client } = await withCodes();
  expect((await client.post('/oneTimeCodes/key')).body.code).toBe('wrong_state');
  expect((await client.call('DELETE', '/oneTimeCodes')).status).toBe(204);
  expect((await passwordOnly()).status).toBe(200);
  expect((await client.get('/oneTimeCodes')).body).toEqual({ since: null, recoveryCodesLeft: 0 });
  expect((await client.post('/oneTimeCodes/recoveryCodes')).body.code).toBe('wrong_state');
});

test('a key that was never confirmed asks nobody for a code', async () => {
  const { client } = await signIn(server, 'ada');
  await client.post('/proofs', { password });
  await client.post('/oneTimeCodes/key');
  expect((await client.post('/oneTimeCodes', { code: '000000' })).body.code).toBe('invalid');
  expect((await passwordOnly()).status).toBe(200);
});
