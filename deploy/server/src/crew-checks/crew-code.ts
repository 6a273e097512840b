import { createHmac, timingSafeEqual } from 'node:crypto';

export const codeMinutes = 5;

type Signed = { tenant: string; key: Uint8Array };

const signatureOf = (crewId: string, expires: number, { tenant, key }: Signed): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['crew', tenant, crewId, expires]))
    .digest();

/** What the chief's phone shows as QR: which crew, until when, and that we said so. */
export function crewCode(crewId: string, now: Date, signed: Signed): { code: string; expiresAt: Date } {
  const expires = Math.floor(now.getTime() / 1000) + codeMinutes * 60;
  const signature = signatureOf(crewId, expires, signed).toString('base64url');
  return { code: `${crewId}.${expires}.${signature}`, expiresAt: new Date(expires * 1000) };
}

/** The crew of a code of ours; nothing where it is none. */
export function crewOfCode(code: string, signed: Signed): { crewId: string; expiresAt: Date } | null {
  const [, crewId, expires, signature] = /^(.+)\.(\d{1,12})\.([\w-]+)$/.exec(code) ?? [];
  if (!crewId || !expires || !signature) return null;
  const right = signatureOf(crewId, Number(expires), signed);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { crewId, expiresAt: new Date(Number(expires) * 1000) };
}
