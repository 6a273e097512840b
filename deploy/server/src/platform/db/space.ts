import { statfs } from 'node:fs/promises';

type Options = { folder: string; markBytes: number; measure?: (folder: string) => Promise<number> };

const freeBytes = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Refuses writes below a mark of free space: PGlite never comes back from a full disk. Measures once a second. */
export function createSpaceCheck({ folder, markBytes, measure = freeBytes }: Options): () => Promise<void> {
  let measuredAt = -Infinity;
  let free = Infinity;
  return async () => {
    if (performance.now() - measuredAt > 1_000) {
      free = await measure(folder);
      measuredAt = performance.now();
    }
    if (free >= markBytes) return;
    const { AppError } = await import('../errors/app-error.ts');
    throw new AppError('storage_full');
  };
}
