import { randomUUID } from 'node:crypto';
import { chmod, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '../environment.ts';
import { BadMasterKey, masterKeysIn, newMasterKey } from './master-key.ts';
import type { MasterKeys } from './master-key.ts';

export type KeySource = Pick<Environment, 'data' | 'databaseUrl' | 'demo' | 'masterKey' | 'masterKeyFile'>;

/**
 * Where the key lies that the server makes for itself. Inside the data folder, because that is what outlives a
 * container and what a second process shares; an archive of `pnpm backup` takes `database` and `files` only.
 */
export const ownKeyFile = (data: string): string => join(data, 'master.key');

async function readKeyFile(file: string, own: boolean): Promise<MasterKeys | null> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new BadMasterKey(`The file of the master key, ${file}, cannot be read: ${error.message}`);
  });
  if (!found) {
    if (own) return null;
    throw new BadMasterKey(
      `CALLBOARD_MASTER_KEY_FILE names ${file}, which is not there. Make it with: pnpm keys make ${file}`,
    );
  }
  // A mounted secret is readable by its group, and often belongs to somebody else.
  if ((found.mode & 0o007) !== 0)
    throw new BadMasterKey(
      `Everybody on this machine can read the master key. Close it with: chmod 600 ${file} (a mounted secret: defaultMode 0440)`,
    );
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new BadMasterKey(`The file of the master key, ${file}, cannot be read: ${error.message}`);
  });
  return masterKeysIn(text, file);
}

/** The keys of this installation, or null where none was named and none was made yet. */
export async function findMasterKeys(
  source: Pick<KeySource, 'data' | 'masterKey' | 'masterKeyFile'>,
): Promise<MasterKeys | null> {
  const { masterKey, masterKeyFile, data } = source;
  if (masterKey !== null && masterKeyFile !== null)
    throw new BadMasterKey('Set CALLBOARD_MASTER_KEY or CALLBOARD_MASTER_KEY_FILE, not both.');
  if (masterKey !== null) return masterKeysIn(masterKey, 'CALLBOARD_MASTER_KEY');
  return readKeyFile(masterKeyFile ?? ownKeyFile(data), masterKeyFile === null);
}

async function writeAside(file: string, text: string): Promise<string> {
  const aside = join(dirname(file), `.${randomUUID()}.unfinished`);
  const handle = await open(aside, 'wx', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return aside;
}

/** Makes a file with a new key. A file that is there stays as it is: another process may have been faster. */
export async function makeKeyFile(file: string): Promise<'made' | 'there'> {
  const aside = await writeAside(file, `${newMasterKey()}\n`);
  try {
    await link(aside, file);
    return 'made';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 'there';
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Puts a new key before those in a file, which stays whole, with its mode, whatever happens on the way. */
export async function putKeyBefore(file: string): Promise<void> {
  const mode = (await stat(file)).mode & 0o777;
  const aside = await writeAside(file, `${newMasterKey()}\n${await readFile(file, 'utf8')}`);
  try {
    await chmod(aside, mode);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

const missing = `CALLBOARD_MASTER_KEY or CALLBOARD_MASTER_KEY_FILE is missing. With PostgreSQL every process needs the same master key, and it must not lie in the database. Make one with "pnpm keys make <file>", name the file in CALLBOARD_MASTER_KEY_FILE for every process, and keep a copy where no backup of the database lies.`;

/** For a server that starts. The embedded database and the demo get a key of their own, everything else must bring one. */
export async function masterKeysToStart(source: KeySource, lockedBefore: boolean): Promise<MasterKeys> {
  const found = await findMasterKeys(source);
  if (found) return found;
  const file = ownKeyFile(source.data);
  if (lockedBefore)
    throw new BadMasterKey(
      `The keys in this database are locked, and the master key is missing. Put it back as ${file}, or name it in CALLBOARD_MASTER_KEY_FILE.`,
    );
  if (source.databaseUrl !== null && !source.demo) throw new BadMasterKey(missing);
  await makeKeyFile(file);
  return (await findMasterKeys(source)) ?? masterKeysToStart(source, true);
}
