import { authenticator } from '../../../../tools/testing/fixtures/authenticator.fixture.ts';
import {
  cookieOf,
  password,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { north } from '../../../../tools/testing/server/tenants.ts';
import { readStepUp } from '../../../../tools/tenants/arguments/read-step-up.ts';
import { setTenantStepUp } from '../../../../tools/tenants/set-step-up.ts';

const server = serverWithPeople();
const start = new Date('2026-11-21T08:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const ask = (...args: string[]) => {
  const { tenant, wanted } = readStepUp(['north', ...args]);
  return setTenantStepUp(server.database, tenant, wanted);
};
const sign = { signature: 'nothing that fits' };

test('where the tenant asks for it, signing needs a proof of the last minutes', async () => {
  server.setNow(start);
  const { client } = await signIn(server, 'ada');
  const attempt = async () => (await client.post('/documentSignatories/none/sign', sign)).body.code;
  server.setNow(after(10));
  expect(await attempt()).not.toBe('step_up_needed');
  await ask('signing', '--minutes', '5');
  const { status, body } = await client.post('/documentSignatories/none/sign', sign);
  expect([status, body.code, body.params]).toEqual([403, 'step_up_needed', { minutes: 5 }]);
  expect((await client.post('/proofs', { password })).status).toBe(204);
  expect(await attempt()).not.toBe('step_up_needed');
  await ask('none');
  server.setNow(after(14));
  expect(await attempt()).not.toBe('step_up_needed');
});

test('a sign-in is a proof, and so is a passkey', async () => {
  server.setNow(start);
  await ask('signing', 'payrolls', 'erasing');
  const { client } = await signIn(server, 'ada');
  const attempt = async () => (await client.post('/documentSignatories/none/sign', sign)).body.code;
  expect(await attempt()).not.toBe('step_up_needed');
  await client.post('/proofs', { password });
  const phone = authenticator({ origin: `http://${north.host}`, host: north.host });
  await client.post('/passkeys', { passkey: phone.make((await client.post('/passkeys/options')).body) });
  expect((await client.get('/proofs')).body).toEqual({ password: true, code: false, passkey: true });
  await server.inTenant('north', (db) =>
    db
      .updateTable('loginSession')
      .set({ startedAt: after(-60), provedAt: null })
      .execute(),
  );
  expect(await attempt()).toBe('step_up_needed');
  const { body } = await client.post('/proofs/passkey');
  expect((await client.post('/proofs', { passkey: phone.use(body) })).status).toBe(204);
  expect(await attempt()).not.toBe('step_up_needed');
});

test('a login without a password has nothing to prove with', async () => {
  const answer = await server.client().post('/auth/token', { login: 'PC-9' });
  const client = server.client(north.host, {
    authorization: `Bearer ${answer.body.token}`,
    cookie: cookieOf(answer),
  });
  expect((await client.get('/proofs')).body).toEqual({ password: false, code: false, passkey: false });
  expect((await client.post('/proofs', { password: 'anything' })).body.code).toBe('forbidden');
});

test('a proof is one thing', async () => {
  const { client } = await signIn(server, 'ada');
  expect((await client.post('/proofs', {})).body.code).toBe('invalid');
  expect((await client.post('/proofs', { password, code: '123456' })).body.code).toBe('invalid');
});

test.each([
  ['nothing', []],
  ['something unknown', ['holidays']],
  ['no minutes', ['signing', '--minutes', '0']],
])('the command refuses %s', (_, args) =>
  expect(() => readStepUp(['north', ...args])).toThrow(/pnpm tenant step-up|is none of|1 to 1440/),
);
