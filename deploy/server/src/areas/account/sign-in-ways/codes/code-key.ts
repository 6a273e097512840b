import { Secret, TOTP } from 'otpauth';
import type { Ctx } from '#platform/http/handler.ts';
import { locked, unlocked } from '#platform/keys/key-at-rest.ts';

const stepMs = 30_000;

type Whose = Pick<Ctx, 'keys' | 'now' | 'tenant'>;

const lockOf = (loginId: string, { keys, now, tenant }: Whose) => ({
  key: keys.current('code', now()).bytes,
  about: JSON.stringify(['code', tenant.id, loginId]),
});

export const lockedCodeKey = (key: string, loginId: string, whose: Whose): string =>
  locked(key, lockOf(loginId, whose));

export const newCodeKey = (): string => new Secret({ size: 20 }).base32;

/** For a QR code that apps which make codes read. */
export const addressOfKey = (key: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key) }).toString();

/** The step of 30 seconds that a code belongs to: this one, the one before or the next; nothing where none fits. */
export function stepOfCode(lockedKey: string, code: string, loginId: string, whose: Whose): number | null {
  const secret = Secret.fromBase32(unlocked(lockedKey, lockOf(loginId, whose)));
  const timestamp = whose.now().getTime();
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta;
}
