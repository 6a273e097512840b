import { statfs } from 'node:fs/promises';
import { join } from 'node:path';

type Options = { folder: string; markBytes: number; measure?: (folder: string) => Promise<number> };

export type Space = {
  /** Refuses with `storage_full` below the mark. `little`: what is needed to come in and go is refused much later. */
  check(options?: { little?: boolean }): Promise<void>;
  state(): Promise<SpaceState>;
};
export type SpaceState = { freeBytes: number; markBytes: number };

/** Where nothing of ours is on a disk. */
export const endlessSpace: Space = {
  check: async () => {},
  state: async () => ({ freeBytes: Infinity, markBytes: 0 }),
};

/** A sign-in writes some rows; this part of the mark is kept for them. */
const littleOfMark = 1 / 4;

/** Each may be a disk of its own. */
const disks = ['', 'database', 'files', 'outbox'];

const freeOf = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Infinity;
    throw error;
  }
};
const freeBytes = async (folder: string) =>
  Math.min(...(await Promise.all(disks.map((disk) => freeOf(join(folder, disk))))));

/**
 * Refuses writes below a mark of free space: PGlite never comes back from a full disk, and files are kept here with
 * either database. Measures once a second.
 */
export function spaceOf({ folder, markBytes, measure = freeBytes }: Options): Space {
  let measuredAt = -Infinity;
  let free = Infinity;
  const state = async () => {
    if (performance.now() - measuredAt > 1_000) {
      free = await measure(folder);
      measuredAt = performance.now();
    }
    return { freeBytes: free, markBytes };
  };
  return {
    state,
    async check({ little = false } = {}) {
      if ((await state()).freeBytes >= (little ? markBytes * littleOfMark : markBytes)) return;
      const { AppError } = await import('../errors/app-error.ts');
      throw new AppError('storage_full');
    },
  };
}
