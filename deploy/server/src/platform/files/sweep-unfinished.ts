import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhereMissing } from './null-where-missing.ts';

/** Writing a file is done in moments; a large export adds to its own all the time. */
const dayMs = 24 * 60 * 60_000;
/** A file that is written beside its place: its name, and something of its own. */
const unfinished = /^[0-9a-f]{64}\.[0-9a-f-]{36}$/;
const shelf = /^[0-9a-f]{2}$/;

const namesIn = async (folder: string) => (await readdir(folder).catch(nullWhereMissing)) ?? [];

/** Every file that was begun and is not yet under its name, in a folder of kept files. */
async function* unfinishedIn(folder: string): AsyncGenerator<string> {
  for (const name of await namesIn(join(folder, 'aside'))) yield join(folder, 'aside', name);
  for (const place of (await namesIn(folder)).filter((name) => shelf.test(name))) {
    for (const name of await namesIn(join(folder, place))) {
      if (unfinished.test(name)) yield join(folder, place, name);
    }
  }
}

/** Removes what killed processes have left half-written, a day after its last byte. `now` is the file system's. */
export async function sweepUnfinished(
  folder: string,
  now: number,
): Promise<{ count: number; bytes: number }> {
  const swept = { count: 0, bytes: 0 };
  for await (const path of unfinishedIn(folder)) {
    const found = await stat(path).catch(nullWhereMissing);
    if (!found || now - found.mtimeMs < dayMs) continue;
    await rm(path, { force: true });
    swept.count += 1;
    swept.bytes += found.size;
  }
  return swept;
}
