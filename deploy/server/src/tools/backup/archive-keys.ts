import { readFile } from 'node:fs/promises';
import { findMasterKeys } from '#platform/keys/find-master-key.ts';
import type { KeySource } from '#platform/keys/find-master-key.ts';
import { masterKeysIn } from '#platform/keys/master-key.ts';
import type { MasterKeys } from '#platform/keys/master-key.ts';
import { BackupImpossible } from './programs.ts';

/**
 * The first one makes archives, all of them open them. They are in no archive, so the key that they come from has to
 * be kept somewhere else as well.
 */
export type ArchiveKeys = readonly [Uint8Array, ...Uint8Array[]];

const forArchives = ([first, ...others]: MasterKeys): ArchiveKeys => [
  first.derive('archive'),
  ...others.map((key) => key.derive('archive')),
];

/** From the archives' own key where the environment gives or names one, else from the installation's master key. */
export async function findArchiveKeys(source: KeySource, env: NodeJS.ProcessEnv): Promise<ArchiveKeys> {
  const { CALLBOARD_BACKUP_KEY: own, CALLBOARD_BACKUP_KEY_FILE: file } = env;
  if (own) return forArchives(masterKeysIn(own, 'CALLBOARD_BACKUP_KEY'));
  if (file) {
    const text = await readFile(file, 'utf8').catch((error: Error) => {
      throw new BackupImpossible(`CALLBOARD_BACKUP_KEY_FILE cannot be read: ${error.message}`);
    });
    return forArchives(masterKeysIn(text, file));
  }
  const master = await findMasterKeys(source);
  if (master) return forArchives(master);
  throw new BackupImpossible(
    `There is no key for the archive. Name the installation's master key (CALLBOARD_MASTER_KEY_FILE), put its copy back as ${source.data}/master.key, or set CALLBOARD_BACKUP_KEY or CALLBOARD_BACKUP_KEY_FILE.`,
  );
}
