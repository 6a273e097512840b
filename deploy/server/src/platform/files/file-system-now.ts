import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile, privateFolder } from '../data-folder/private-modes.ts';

/**
 * The time by the clock that dates the files of this folder: a network disk, or a process whose clock was moved, has
 * another one. What compares a file's time with now asks here.
 */
export async function fileSystemNow(folder: string): Promise<number> {
  await mkdir(folder, { ...privateFolder, recursive: true });
  const path = join(folder, `now.${randomUUID()}`);
  const handle = await open(path, 'wx', privateFile);
  try {
    return (await handle.stat()).mtimeMs;
  } finally {
    await handle.close();
    await rm(path, { force: true });
  }
}
