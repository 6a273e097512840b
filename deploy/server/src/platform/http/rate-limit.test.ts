import { AppError } from '../errors/app-error.ts';
import { limited, limitedPerHour, limitedUse, subnetOf } from './rate-limit.ts';
import { trustedProxiesIn } from '../trusted-proxies.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';
import { plantedServer } from '../../tools/testing/server/planted-server.ts';
import { north } from '../../tools/testing/server/tenants.ts';

let trusted: TrustedProxies | null;
const trustedProxies: TrustedProxies = (address, hop) => trusted?.(address, hop) ?? false;
const perHour = 'per hour';
const routes: Parameters<typeof plantedServer>[0] = {
  session: {
    signIn: async ({ body, request }, ctx) =>
      limited(ctx, { what: 'sign-in', account: body.login ?? '', request }, ['wrong_password'], async () => {
        if (body.password !== 'right') throw new AppError('wrong_password');
        return { token: 'token' };
      }),
  },
  passwords: {
    forgotPassword: async ({ body, request }, ctx) => {
      if (body.login === perHour) await limitedPerHour(ctx, 'text-code', 'anna');
      else await limitedUse(ctx, { what: 'forgot', account: body.login, request });
      return undefined;
    },
  },
};
const server = plantedServer(routes, { trustedProxies });

let clock: number;
beforeEach(() => {
  trusted = null;
  clock = Date.parse('2026-11-21T08:00:00Z');
  server.setNow(new Date(clock));
});
const later = (seconds: number) => {
  clock += seconds * 1000;
  server.setNow(new Date(clock));
};
const signIn = (login: string, password: string, from = '10.1.2.3', forwardedFor = '') =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/token',
    headers: { host: north.host, ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}) },
    remoteAddress: from,
    payload: { login, password },
  });
const sendCode = (from: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/forgottenPassword',
    headers: { host: north.host },
    remoteAddress: from,
    payload: { login: perHour },
  });
const fail = async (times: number, login = 'anna', from?: string) => {
  for (let at = 0; at < times; at += 1) await signIn(login, 'wrong', from);
};

test('five failures are free, the delay then grows to 25 seconds and no further', async () => {
  await fail(4);
  const delays = [];
  for (let at = 0; at < 8; at += 1) {
    expect((await signIn('anna', 'wrong')).statusCode).toBe(401);
    const refused = await signIn('anna', 'right');
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many' });
    delays.push(Number(refused.headers['retry-after']));
    later(Number(refused.headers['retry-after']));
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 25, 25, 25]);
});

test('the right password after the delay lets in and forgets the failures', async () => {
  await fail(7);
  later(4);
  expect((await signIn('anna', 'right')).statusCode).toBe(200);
  await fail(4);
  expect((await signIn('anna', 'right')).statusCode).toBe(200);
});

test('neighbours in the network share a count, others do not', async () => {
  await fail(6);
  expect((await signIn('anna', 'right', '10.1.2.99')).statusCode).toBe(429);
  expect((await signIn('ANNA ', 'right', '10.1.2.99')).statusCode).toBe(429);
  expect((await signIn('anna', 'right', '10.1.3.3')).statusCode).toBe(200);
  expect((await signIn('ben', 'right', '10.1.2.3')).statusCode).toBe(200);
});

test('attempts at the same moment are all counted', async () => {
  await Promise.all(Array.from({ length: 12 }, () => signIn('anna', 'wrong')));
  expect((await signIn('anna', 'right')).statusCode).toBe(429);
});

test('a quarter of an hour of quiet forgets', async () => {
  await fail(6);
  later(901);
  await fail(4);
  expect((await signIn('anna', 'right')).statusCode).toBe(200);
});

test('who tries many accounts is slowed down, and keeps nobody else out', async () => {
  for (let at = 0; at < 60; at += 1) await fail(1, `login-${at}`, '10.2.2.1');
  const refused = await signIn('anna', 'right', '10.2.2.9');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(5);
  expect((await signIn('anna', 'right', '10.3.3.3')).statusCode).toBe(200);
}, 30_000);

test('one address that fails without end locks out nobody of another', async () => {
  for (let at = 0; at < 60; at += 1) await fail(6, `login-${at}`, '10.2.2.1');
  for (const login of ['anna', 'login-1'])
    expect((await signIn(login, 'right', '10.3.3.3')).statusCode).toBe(200);
}, 30_000);

test('what costs with every use counts every use', async () => {
  const ask = () => server.client().post('/forgottenPassword', { login: 'anna' });
  for (let at = 0; at < 5; at += 1) expect((await ask()).status).toBe(204);
  expect((await ask()).status).toBe(429);
});

test('what a person may do five times an hour has to wait for an hour, from every network', async () => {
  const addresses = ['10.1.2.3', '10.2.2.3', '10.3.2.3', '10.4.2.3', '10.5.2.3'];
  for (const address of addresses) expect((await sendCode(address)).statusCode).toBe(204);
  const refused = await sendCode('10.6.2.3');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  later(3600);
  expect((await sendCode('10.6.2.3')).statusCode).toBe(204);
});

test('accounts that were tried are not written down', async () => {
  await fail(1, 'anna@north.test');
  const rows = await server.inTenant(north.id, (db) => db.selectFrom('rateLimit').selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain('anna');
});

test.each([
  ['192.168.7.9', '192.168.7'],
  ['::ffff:192.168.7.9', '192.168.7'],
  ['2001:db8:1:2ff:3::4', '2001:0db8:0001:02'],
  ['2001:db8::4', '2001:0db8:0000:00'],
  ['::1', '0000:0000:0000:00'],
])('the network of %s is %s', (ip, network) => {
  expect(subnetOf(ip)).toBe(network);
});

test.each([
  ['nobody is trusted', null],
  ['the caller is no proxy', trustedProxiesIn('192.168.0.0/16')],
])('a made-up address is no way round the limit where %s', async (_, proxies) => {
  trusted = proxies;
  for (let at = 0; at < 6; at += 1) await signIn('anna', 'wrong', '10.1.2.3', `203.0.${at}.1`);
  expect((await signIn('anna', 'right', '10.1.2.3', '203.0.99.1')).statusCode).toBe(429);
});

test('behind a proxy each caller has a count of their own, and what they write before it counts for nothing', async () => {
  trusted = trustedProxiesIn('hops:1');
  for (let at = 0; at < 6; at += 1) await signIn('anna', 'wrong', '10.1.2.3', `203.0.${at}.1, 198.51.100.9`);
  expect((await signIn('anna', 'right', '10.1.2.3', '203.0.99.1, 198.51.100.9')).statusCode).toBe(429);
  expect((await signIn('anna', 'right', '10.1.2.3', '198.51.101.9')).statusCode).toBe(200);
});
