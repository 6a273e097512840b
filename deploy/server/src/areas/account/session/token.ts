import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import { JOSEError } from 'jose/errors';
import { tokenLifetimeSeconds, tokenPayloadShape } from '@callboard/contract';
import type { TokenPayload } from '@callboard/contract';

const algorithm = 'EdDSA';
/** What stands before the 32 bytes of an Ed25519 key in PKCS#8. */
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex');

const keys = new Map<string, { secret: KeyObject; open: KeyObject }>();

function keysOf(seed: Uint8Array) {
  const name = Buffer.from(seed).toString('base64');
  let pair = keys.get(name);
  if (!pair) {
    const key = Buffer.concat([keyHead, seed.subarray(0, 32)]);
    const secret = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    pair = { secret, open: createPublicKey(secret) };
    keys.set(name, pair);
  }
  return pair;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export const signToken = (payload: Omit<TokenPayload, 'iat' | 'exp'>, seed: Uint8Array, now: Date) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + tokenLifetimeSeconds)
    .sign(keysOf(seed).secret);

/** What a token says, or null when it is not ours, was altered or is over. */
export async function readToken(
  token: string,
  seed: Uint8Array,
  now: Date,
  lateSeconds = 0,
): Promise<TokenPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keysOf(seed).open, {
      algorithms: [algorithm],
      currentDate: now,
      clockTolerance: lateSeconds,
      requiredClaims: ['exp', 'sid', 'tenant'],
    });
    const read = tokenPayloadShape.safeParse(payload);
    return read.success ? read.data : null;
  } catch (error) {
    if (error instanceof JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
