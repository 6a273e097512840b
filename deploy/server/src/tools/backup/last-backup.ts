import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type LastBackup = {
  madeAt: string;
  archive: string;
  bytes: number;
  /** When it was restored into an empty place and was the same. */
  checkedAt: string | null;
};

// A file, because the embedded database can be read by nobody else while the server runs.
const fileIn = (data: string) => join(data, 'last-backup.json');

/** The newest archive that was written to its end and read back. */
export async function lastBackup(data: string): Promise<LastBackup | null> {
  try {
    return JSON.parse(await readFile(fileIn(data), 'utf8')) as LastBackup;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function writeLastBackup(data: string, last: LastBackup): Promise<void> {
  await mkdir(data, { recursive: true, mode: 0o700 });
  const aside = `${fileIn(data)}.${randomUUID()}`;
  try {
    await writeFile(aside, JSON.stringify(last), { flag: 'wx', mode: 0o600 });
    await rename(aside, fileIn(data));
  } finally {
    await rm(aside, { force: true });
  }
}

export async function writeChecked(data: string, madeAt: string, now: Date): Promise<void> {
  const last = await lastBackup(data);
  if (last?.madeAt === madeAt) await writeLastBackup(data, { ...last, checkedAt: now.toISOString() });
}
