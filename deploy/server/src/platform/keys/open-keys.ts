import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Session } from '../db/engine.ts';
import { masterKeysToStart } from './find-master-key.ts';
import type { KeySource } from './find-master-key.ts';
import { addKey, hasLockedKeys, holdingKeys, keysInDatabase } from './installation-keys.db.ts';
import type { KeptKey } from './installation-keys.db.ts';
import { keyPurposes, keysOf } from './keys.ts';
import type { Keys } from './keys.ts';
import type { MasterKeys } from './master-key.ts';
import { dropSecret, openSecret } from './open-secret.db.ts';

async function completeKeys(session: Session, masters: MasterKeys): Promise<KeptKey[]> {
  const keys = await keysInDatabase(session, masters);
  const before = await openSecret(session);
  const usedFrom = new Date();
  for (const purpose of keyPurposes) {
    if (keys.some((key) => key.purpose === purpose)) continue;
    const bytes = before?.(purpose) ?? randomBytes(32);
    keys.push(await addKey(session, masters, { purpose, bytes, usedFrom }));
  }
  if (before) await dropSecret(session);
  return keys;
}

/** Opens the installation's keys with its master key; makes those that are missing. */
export const unlockKeys = async (database: Database, masters: MasterKeys): Promise<Keys> =>
  keysOf(await database.asOwner((session) => holdingKeys(session, () => completeKeys(session, masters))));

/** The same for a server that starts: it finds its master key first, or makes it where it may. */
export async function openKeys(database: Database, source: KeySource): Promise<Keys> {
  const lockedBefore = await database.asOwner(hasLockedKeys);
  return unlockKeys(database, await masterKeysToStart(source, lockedBefore));
}
