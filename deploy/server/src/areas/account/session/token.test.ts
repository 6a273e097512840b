import { randomBytes } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { readToken, signToken } from './token.ts';

const seed = randomBytes(32);
const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const payload = {
  type: 'user',
  loginData: {
    person: { id: 'p1', name: 'Zoë Müller' },
    contactNumber: 'C-1',
    language: { caption: 'German' },
    loginTypes: [{ caption: 'Crew' }],
  },
  sid: 's1',
  tenant: 't1',
};

test('a token is read back for fifteen minutes', async () => {
  const token = await signToken(payload, seed, now);
  expect(await readToken(token, seed, later(899))).toMatchObject(payload);
  expect(await readToken(token, seed, later(900))).toBeNull();
});

test.each([
  ['signed by another key', () => signToken(payload, randomBytes(32), now)],
  ['altered', async () => `${(await signToken(payload, seed, now)).slice(0, -4)}AAAA`],
  ['garbled', () => Promise.resolve('not.a.token')],
  ['empty', () => Promise.resolve('')],
  [
    'without a signature',
    () => Promise.resolve(new UnsecuredJWT({ ...payload }).setExpirationTime('1h').encode()),
  ],
  [
    'signed by a shared secret',
    () => new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(seed),
  ],
])('a token %s is none', async (_, make) => expect(await readToken(await make(), seed, now)).toBeNull());
