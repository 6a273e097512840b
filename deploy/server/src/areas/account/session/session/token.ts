import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { SignJWT, decodeProtectedHeader, jwtVerify } from 'jose';
import { JOSEError } from 'jose/errors';
import { tokenLifetimeSeconds, tokenPayloadShape } from '@callboard/contract';
import type { TokenPayload } from '@callboard/contract';
import { keysAt } from '#platform/keys/keys.ts';
import type { Key, KnownKey } from '#platform/keys/keys.ts';

const algorithm = 'EdDSA';
/** What stands before the 32 bytes of an Ed25519 key in PKCS#8. */
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex');

const pairs = new Map<string, { secret: KeyObject; open: KeyObject }>();

function pairOf(seed: Uint8Array) {
  const name = Buffer.from(seed).toString('base64');
  let pair = pairs.get(name);
  if (!pair) {
    const key = Buffer.concat([keyHead, seed.subarray(0, 32)]);
    const secret = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    pair = { secret, open: createPublicKey(secret) };
    pairs.set(name, pair);
  }
  return pair;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export const signToken = (
  payload: Omit<TokenPayload, 'iat' | 'exp'>,
  key: Pick<Key, 'id' | 'bytes'>,
  now: Date,
) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.id })
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + tokenLifetimeSeconds)
    .sign(pairOf(key.bytes).secret);

type Reading = { now: Date; lateSeconds: number };

async function readBy(key: KnownKey, token: string, { now, lateSeconds }: Reading) {
  const { payload } = await jwtVerify(token, pairOf(key.bytes).open, {
    algorithms: [algorithm],
    currentDate: now,
    clockTolerance: lateSeconds,
    requiredClaims: ['exp', 'iat', 'sid', 'tenant'],
  });
  const read = tokenPayloadShape.safeParse(payload);
  if (!read.success || read.data.exp - read.data.iat > tokenLifetimeSeconds) return null;
  return keysAt([key], new Date(read.data.iat * 1000)).length > 0 ? read.data : null;
}

/** What a token says, or null when it is not ours, was altered or is over. */
export async function readToken(
  token: string,
  known: readonly KnownKey[],
  now: Date,
  lateSeconds = 0,
): Promise<TokenPayload | null> {
  try {
    const { kid } = decodeProtectedHeader(token);
    // Tokens from before they named their key were signed by the oldest.
    const key = kid === undefined ? known.at(-1) : known.find(({ id }) => id === kid);
    return key ? await readBy(key, token, { now, lateSeconds }) : null;
  } catch (error) {
    if (error instanceof JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
