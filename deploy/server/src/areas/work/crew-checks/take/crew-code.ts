import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysAt } from '#platform/keys/keys.ts';
import type { Key, KnownKey } from '#platform/keys/keys.ts';

const codeMinutes = 5;

type Signed = { tenant: string; key: Key };
type Known = { tenant: string; keys: readonly KnownKey[] };

const signatureOf = (crewId: string, expires: number, { tenant, key }: Signed): Buffer =>
  createHmac('sha256', key.bytes)
    .update(JSON.stringify(['crew', tenant, crewId, expires]))
    .digest();

const slotMs = codeMinutes * 60_000;
const slotOf = (at: Date): number => Math.floor(at.getTime() / slotMs);
/** A typed code holds for its slot of time and the next; so long it is known as one that has expired. */
const knownSlots = 12;
/** Crockford's: nothing that looks like something else. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function typedCode(crewId: string, slot: number, signed: Signed): string {
  const bytes = signatureOf(`${crewId} typed`, slot, signed);
  return Array.from({ length: 8 }, (_, index) => symbols[(bytes[index] ?? 0) % 32]).join('');
}

function crewOfTyped(crewId: string, typed: string, at: Date, { tenant, keys }: Known) {
  for (let slot = slotOf(at); slot > slotOf(at) - knownSlots; slot -= 1)
    for (const key of keysAt(keys, new Date(slot * slotMs)))
      if (timingSafeEqual(Buffer.from(typedCode(crewId, slot, { tenant, key })), Buffer.from(typed)))
        return { crewId, expiresAt: new Date((slot + 2) * slotMs) };
  return null;
}

/** What the chief's phone shows, as QR and to be typed: which crew, until when, and that we said so. */
export function crewCode(
  crewId: string,
  now: Date,
  signed: Signed,
): { code: string; typed: string; expiresAt: Date } {
  const expires = Math.floor(now.getTime() / 1000) + codeMinutes * 60;
  const signature = signatureOf(crewId, expires, signed).toString('base64url');
  return {
    code: `${crewId}.${expires}.${signature}`,
    typed: typedCode(crewId, slotOf(now), signed),
    expiresAt: new Date(expires * 1000),
  };
}

/** The crew of a code of ours, scanned or typed at that moment; nothing where it is none. */
export function crewOfCode(code: string, at: Date, known: Known): { crewId: string; expiresAt: Date } | null {
  const [, ofCrew, typed] = /^(.+)\.([0-9A-HJKMNP-TV-Z]{8})$/.exec(code) ?? [];
  if (ofCrew && typed) return crewOfTyped(ofCrew, typed, at, known);
  const [, crewId, expires, signature] = /^(.+)\.(\d{1,12})\.([\w-]+)$/.exec(code) ?? [];
  if (!crewId || !expires || !signature) return null;
  const expiresAt = new Date(Number(expires) * 1000);
  const given = Buffer.from(signature, 'base64url');
  const { tenant, keys } = known;
  const genuine = keysAt(keys, new Date(expiresAt.getTime() - codeMinutes * 60_000)).some((key) => {
    const right = signatureOf(crewId, Number(expires), { tenant, key });
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return genuine ? { crewId, expiresAt } : null;
}
