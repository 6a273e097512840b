import { createPrivateKey, randomBytes } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { readToken, signToken } from './token.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const key = { id: 'k2', bytes: randomBytes(32), usedFrom: now, until: null };
const replaced = { id: 'k1', bytes: randomBytes(32), usedFrom: later(-9_999), until: now };
const known = [key, replaced];
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
  const token = await signToken(payload, key, now);
  expect(await readToken(token, known, later(899))).toMatchObject(payload);
  expect(await readToken(token, known, later(900))).toBeNull();
});

test('a key that was replaced still reads its tokens, and none that were signed a minute later', async () => {
  const signed = (seconds: number) => signToken(payload, replaced, later(seconds));
  expect(await readToken(await signed(-600), known, later(200))).toMatchObject(payload);
  expect(await readToken(await signed(60), known, later(200))).toMatchObject(payload);
  expect(await readToken(await signed(61), known, later(200))).toBeNull();
});

test('a token that says to hold longer than any of ours is none, whoever signed it', async () => {
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), replaced.bytes]);
  const forged = (until: number) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'EdDSA', kid: replaced.id })
      .setIssuedAt(now)
      .setExpirationTime(later(until))
      .sign(createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }));
  expect(await readToken(await forged(900), known, later(10))).toMatchObject(payload);
  expect(await readToken(await forged(901), known, later(10))).toBeNull();
});

test('a token from before keys had names is read by the oldest', async () => {
  const nameless = { ...replaced, id: undefined as unknown as string };
  expect(await readToken(await signToken(payload, nameless, later(-60)), known, now)).toMatchObject(payload);
});

test.each([
  ['signed by a key that nobody knows', () => signToken(payload, { ...key, id: 'k3' }, now)],
  ['signed by another key', () => signToken(payload, { ...key, bytes: randomBytes(32) }, now)],
  ['altered', async () => `${(await signToken(payload, key, now)).slice(0, -4)}AAAA`],
  ['garbled', () => Promise.resolve('not.a.token')],
  ['empty', () => Promise.resolve('')],
  [
    'without a signature',
    () => Promise.resolve(new UnsecuredJWT({ ...payload }).setExpirationTime('1h').encode()),
  ],
  [
    'signed by a shared secret',
    () =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(key.bytes),
  ],
])('a token %s is none', async (_, make) => expect(await readToken(await make(), known, now)).toBeNull());
