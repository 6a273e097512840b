import { hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Keys derived from the installation's one secret; the same in every process of it. */
export type SecretOf = (purpose: 'token' | 'file' | 'link' | 'log' | 'seal' | 'push') => Uint8Array;

export function secretFrom(master: string): SecretOf {
  const known = new Map<string, Uint8Array>();
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', Buffer.from(master, 'base64url'), '', `callboard ${purpose}`, 32));
  // Every call reads its token with one of them.
  return (purpose) => {
    const key = known.get(purpose) ?? derive(purpose);
    known.set(purpose, key);
    return key;
  };
}

/** Reads the secret, made at the first start. The role that handlers run in cannot read its table. */
export async function loadSecrets(database: Database): Promise<SecretOf> {
  const value = await database.asOwner(async (session) => {
    await session.query('insert into secret (name, value) values ($1, $2) on conflict do nothing', [
      'master',
      randomBytes(32).toString('base64url'),
    ]);
    return (await session.query('select value from secret where name = $1', ['master'])).rows[0]?.['value'];
  });
  return secretFrom(String(value));
}
