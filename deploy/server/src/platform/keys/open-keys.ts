import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Session } from '../db/engine/engine.ts';
import { masterKeysToStart } from './find-master-key.ts';
import type { KeySource } from './find-master-key.ts';
import {
  addKey,
  hasLockedKeys,
  holdingKeys,
  keysChannel,
  keysInDatabase,
  lockByFirst,
} from './installation-keys.db.ts';
import type { KeptKey } from './installation-keys.db.ts';
import { keyPurposes, keysOf } from './keys.ts';
import type { Keys } from './keys.ts';
import type { MasterKeys } from './master-key.ts';
import { dropSecret, openSecret } from './open-secret.db.ts';

/** The keys of a server that runs. */
export type OpenKeys = Keys & {
  /** Takes over what another process rotates, until it is stopped. */
  follow(failed: (error: Error) => void): Promise<() => Promise<void>>;
};

async function completeKeys(session: Session, masters: MasterKeys): Promise<KeptKey[]> {
  const keys = await keysInDatabase(session, masters);
  await lockByFirst(session, masters);
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
export async function unlockKeys(database: Database, masters: MasterKeys): Promise<OpenKeys> {
  let keys = keysOf(
    await database.asOwner((session) => holdingKeys(session, () => completeKeys(session, masters))),
  );
  const readAgain = async () => {
    keys = keysOf(await database.asOwner((session) => keysInDatabase(session, masters)));
  };
  return {
    current: (purpose, now) => keys.current(purpose, now),
    known: (purpose) => keys.known(purpose),
    // Also after a while in which nothing could be heard.
    follow: (failed) => database.engine.listen(keysChannel, () => void readAgain().catch(failed)),
  };
}

/** The same for a server that starts: it finds its master key first, or makes it where it may. */
export async function openKeys(
  database: Database,
  source: KeySource,
): Promise<{ keys: OpenKeys; masters: MasterKeys }> {
  const lockedBefore = await database.asOwner(hasLockedKeys);
  const masters = await masterKeysToStart(source, lockedBefore);
  return { keys: await unlockKeys(database, masters), masters };
}
