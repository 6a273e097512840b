import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by process ${holder}. Stop that one first, or name another folder with CALLBOARD_DATA.`,
    );
    this.name = 'FolderInUse';
  }
}

const holderOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
};

/**
 * One process per data folder: two that write at once lose rows without an error.
 * The lock is an exclusive SQLite lock, so the system drops it with the process, however that ends.
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  await mkdir(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock'));
  const holderFile = join(folder, 'lock.pid');
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errstr?: string }).errstr === 'database is locked')
      throw new FolderInUse(folder, holderOf(holderFile));
    throw error;
  }
  writeFileSync(holderFile, String(process.pid));
  return {
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}
