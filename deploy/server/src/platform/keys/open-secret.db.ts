import { hkdfSync } from 'node:crypto';
import type { Session } from '../db/engine/engine.ts';
import type { KeyPurpose } from './keys.ts';

/**
 * What every key was derived from before keys were locked: one row in the clear. It opens what was signed and locked
 * until now; afterwards its table is dropped.
 */
export async function openSecret(session: Session): Promise<((purpose: KeyPurpose) => Uint8Array) | null> {
  const [there] = (await session.query(`select to_regclass('public.secret') is not null as there`)).rows;
  if (!there?.['there']) return null;
  const [row] = (await session.query(`select value from secret where name = 'master'`)).rows;
  if (!row) return null;
  const master = Buffer.from(String(row['value']), 'base64url');
  return (purpose) => new Uint8Array(hkdfSync('sha256', master, '', `callboard ${purpose}`, 32));
}

export async function dropSecret(session: Session): Promise<void> {
  await session.script('drop table secret');
}
