import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { recordFile } from '@callboard/edge';
import { fileListName, fileListText } from '@callboard/contract';
import { build } from './build.ts';
import { compress } from './compress.ts';
import { writeFrames } from './frames.ts';
import { refusals } from './may-release.ts';
import { pointTo, readPointer } from './pointer.ts';
import { filesIn, recordOf } from './record.ts';
import { sourceHash } from './sources.ts';
import { releasesFolder } from './workspace.ts';
import type { Part } from './workspace.ts';

export type Released = { readonly part: Part; readonly id: string; readonly built: boolean };

const inUse = (folder: string, part: Part): string | undefined => {
  const { shell, features } = readPointer(folder);
  return (part === 'shell' ? shell : features[part]) || undefined;
};

/** The release in use that was built from exactly these sources. */
function unchanged(folder: string, part: Part, hash: string): string | undefined {
  const id = inUse(folder, part);
  const stamp = join(folder, id ?? '', 'sources');
  return id && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash ? id : undefined;
}

type Publishing = {
  /** The sources it was built from. */
  readonly hash?: string;
  /** Development: not compressed. */
  readonly fast?: boolean;
};

/** Makes an immutable folder with its record and puts it into use, or says why not. */
export async function publish(
  folder: string,
  part: Part,
  built: string,
  { hash = '', fast = false }: Publishing = {},
): Promise<Released> {
  if (part === 'shell') writeFrames(built);
  const { id, record } = await recordOf(part, built);
  const reasons = refusals(folder, record);
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  const target = join(folder, id);
  if (!existsSync(target)) {
    writeFileSync(join(built, fileListName), fileListText(record));
    if (!fast) await compress(built, [...Object.keys(filesIn(built)), fileListName]);
    writeFileSync(join(built, recordFile), JSON.stringify(record));
    mkdirSync(dirname(target), { recursive: true });
    renameSync(built, target);
  }
  writeFileSync(join(target, 'sources'), hash);
  pointTo(folder, part, id);
  return { part, id, built: true };
}

/** Builds and publishes a part. With `onlyChanged` nothing happens when its sources are those of the release in use. */
export async function release(
  part: Part,
  { onlyChanged = false, folder = releasesFolder() } = {},
): Promise<Released> {
  const hash = sourceHash(part);
  const same = onlyChanged ? unchanged(folder, part, hash) : undefined;
  if (same) return { part, id: same, built: false };
  mkdirSync(folder, { recursive: true });
  const built = mkdtempSync(join(folder, '.building-'));
  chmodSync(built, 0o755);
  try {
    await build(part, built);
    return await publish(folder, part, built, { hash });
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
