import { asOperator } from '#platform/db/as-operator.ts';
import type { Database } from '#platform/db/database.ts';
import { ownKeyFile, putKeyBefore } from '#platform/keys/find-master-key.ts';
import type { KeySource } from '#platform/keys/find-master-key.ts';
import { keyRows, lockKeys } from '#platform/keys/installation-keys.db.ts';
import { BadMasterKey } from '#platform/keys/master-key.ts';
import type { MasterKeys } from '#platform/keys/master-key.ts';
import { noteRotation } from './note-rotation.ts';

/** Puts a new master key before the one in use. The next start locks everything with it. Answers the file. */
export async function rotateMaster(
  database: Database,
  { masterKey, masterKeyFile, data }: KeySource,
  masters: MasterKeys,
  now: Date,
): Promise<string> {
  if (masterKey !== null)
    throw new BadMasterKey(
      'The master key stands in CALLBOARD_MASTER_KEY. Put a new one before it, with a comma (openssl rand -base64 32), and start every process again.',
    );
  const file = masterKeyFile ?? ownKeyFile(data);
  await asOperator(database, async (operator) => {
    await lockKeys(operator.session);
    const rows = await keyRows(operator.session);
    // Else a key that still locks something could be taken away too early.
    if (rows.some(({ lockedBy }) => lockedBy !== masters[0].id))
      throw new BadMasterKey(
        'Keys are still locked by another master key than the first in the file. Start the server once, then rotate.',
      );
    await noteRotation(operator, 'master_key_rotated', now);
    // Last, for it cannot be rolled back.
    await putKeyBefore(file).catch((error: Error) => {
      throw new BadMasterKey(`The new master key cannot be written: ${error.message}`);
    });
  });
  return file;
}
