import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { privateFile, privateFolder } from '../data-folder/private-modes.ts';

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

/** SQLite would make it readable by everybody. Its journal takes the mode of the file. */
function makeClosed(file: string): void {
  try {
    closeSync(openSync(file, 'wx', privateFile));
  } catch (error) {
    // Never opened where it is there: closing it again would end a lock that this process holds on it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * One process per data folder: two that write at once lose rows without an error.
 * The lock is an exclusive SQLite lock, so the system drops it with the process, however that ends.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, privateFolder);
  const lockFile = join(folder, 'lock');
  makeClosed(lockFile);
  const lock = new DatabaseSync(lockFile);
  const holderFile = join(folder, 'lock.pid');
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errstr?: string }).errstr === 'database is locked')
      throw new FolderInUse(folder, holderOf(holderFile));
    throw error;
  }
  writeFileSync(holderFile, String(process.pid), { mode: privateFile });
  return {
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}
