import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysAt } from '../keys/keys.ts';
import type { Key, KnownKey } from '../keys/keys.ts';

type Addressed = { id: string; content: string; private: boolean };
type Place = { tenant: string; now: Date };

const privateSeconds = 300;
const daySeconds = 86_400;

const signatureOf = (file: Addressed, tenant: string, expires: number, session: string, { bytes }: Key) =>
  createHmac('sha256', bytes)
    .update(JSON.stringify([tenant, file.id, file.content, expires, session]))
    .digest();

/**
 * The address of a file, for the tenant and these very bytes. That of a private one is good for five minutes
 * and for the session it was made for; that of an open one stays the same all day, so that it can be cached.
 */
export function signedUrl(
  file: Addressed,
  { tenant, key, now, session = '' }: Place & { key: Key; session?: string },
): { url: string; expiresAt: Date } {
  if (file.private && !session) throw new Error('A private file is for a session.');
  const seconds = Math.floor(now.getTime() / 1000);
  const expires = file.private
    ? seconds + privateSeconds
    : (Math.floor(seconds / daySeconds) + 2) * daySeconds;
  const holder = file.private ? session : '';
  const signature = signatureOf(file, tenant, expires, holder, key).toString('base64url');
  const query = new URLSearchParams({
    expires: String(expires),
    ...(holder ? { for: holder } : {}),
    signature,
  });
  return {
    url: `/api/v1/file/${encodeURIComponent(file.id)}?${query.toString()}`,
    expiresAt: new Date(expires * 1000),
  };
}

/** Whether an address is one of ours, unaltered and in time. */
export function addressHolds(
  file: Addressed,
  asked: { expires: number; for?: string | undefined; signature: string },
  { tenant, keys, now }: Place & { keys: readonly KnownKey[] },
): boolean {
  if (asked.expires * 1000 <= now.getTime()) return false;
  if (file.private && !asked.for) return false;
  const given = Buffer.from(asked.signature, 'base64url');
  const signedAt = new Date((asked.expires - (file.private ? privateSeconds : 2 * daySeconds)) * 1000);
  return keysAt(keys, signedAt).some((key) => {
    const right = signatureOf(file, tenant, asked.expires, asked.for ?? '', key);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
