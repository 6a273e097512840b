import { createHash, hkdfSync, randomBytes } from 'node:crypto';

/** The person who starts the server can mend it: the message says how. */
export class BadMasterKey extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadMasterKey';
  }
}

type MasterKey = {
  /** Tells one key from another without saying anything about it; it stands in the database. */
  readonly id: string;
  /** The same key for the same purpose; from none of them can another or the master key be told. */
  derive(purpose: string): Uint8Array;
};

/** The first one locks. The others only open, while a rotation is not finished. */
export type MasterKeys = readonly [MasterKey, ...MasterKey[]];

const keyBytes = 32;
/** 32 random bytes have about 30 different values; a made-up key or the same letter again and again has few. */
const leastDifferent = 16;

function masterKeyOf(bytes: Uint8Array): MasterKey {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', bytes, '', `callboard master ${purpose}`, keyBytes));
  const id = createHash('sha256').update(derive('id')).digest('base64url').slice(0, 11);
  return { id, derive };
}

function bytesOf(text: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : null;
}

/** Reads a key, or several with a comma or a line for each. `from` is named in errors, the key never is. */
export function masterKeysIn(text: string, from: string): MasterKeys {
  const keys = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const bytes = bytesOf(part);
      if (!bytes || new Set(bytes).size < leastDifferent)
        throw new BadMasterKey(
          `${from} must hold a key of exactly 32 random bytes, as base64 (44 characters) or hex (64). Make one with: openssl rand -base64 32`,
        );
      return masterKeyOf(bytes);
    });
  const [first, ...others] = keys;
  if (!first) throw new BadMasterKey(`${from} is empty. Make a key with: openssl rand -base64 32`);
  return [first, ...others];
}

/** A new key, as it is written into a file or a variable. */
export const newMasterKey = (): string => randomBytes(keyBytes).toString('base64');
