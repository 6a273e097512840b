import { randomBytes } from 'node:crypto';

let last = 0n;

/** A UUID (version 7) that is greater than all that this process made before: what is written later sorts later. */
export function orderedId(): string {
  // 48 bits of milliseconds and 12 bits that count within one.
  const now = BigInt(Date.now()) << 12n;
  last = now > last ? now : last + 1n;
  const hex = last.toString(16).padStart(15, '0');
  const tail = randomBytes(8);
  tail[0] = ((tail[0] ?? 0) & 0x3f) | 0x80;
  const rest = tail.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(12)}-${rest.slice(0, 4)}-${rest.slice(4)}`;
}
