import { randomBytes } from 'node:crypto';
import { asOperator } from '#platform/db/as-operator.ts';
import type { Database } from '#platform/db/database.ts';
import {
  addKey,
  announceKeys,
  dropKeys,
  keysInDatabase,
  lockKeys,
} from '#platform/keys/installation-keys.db.ts';
import { keysOf, signingPurposes } from '#platform/keys/keys.ts';
import { BadMasterKey } from '#platform/keys/master-key.ts';
import type { MasterKeys } from '#platform/keys/master-key.ts';
import { noteRotation } from './note-rotation.ts';

/** Other processes hear of the new keys before anything is signed with them. */
const aheadMs = 60_000;
/** Longer than a token may be renewed. What a key signed is worth nothing after that. */
const keptMs = 31 * 86_400_000;

/**
 * New keys for what is signed. Those before go on reading what they signed, so nobody is signed out and no link
 * breaks; what is signed with them later is refused. Answers from when on the new ones sign.
 */
export const rotateSigning = (database: Database, masters: MasterKeys, now: Date): Promise<Date> =>
  asOperator(database, async (operator) => {
    const { session } = operator;
    await lockKeys(session);
    const keys = await keysInDatabase(session, masters);
    if (keys.length === 0)
      throw new BadMasterKey('There are no keys yet: the first start of the server makes them.');
    // The embedded database has no other process.
    const usedFrom = new Date(now.getTime() + (database.kind === 'PGlite' ? 0 : aheadMs));
    for (const purpose of signingPurposes) {
      const over = keysOf(keys)
        .known(purpose)
        .filter(({ until }) => until !== null && until.getTime() < now.getTime() - keptMs);
      await dropKeys(
        session,
        over.map(({ id }) => id),
      );
      await addKey(session, masters, { purpose, bytes: randomBytes(32), usedFrom });
    }
    await announceKeys(session);
    await noteRotation(operator, 'signing_keys_rotated', now);
    return usedFrom;
  });
