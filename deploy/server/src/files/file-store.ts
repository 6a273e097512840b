import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FilePort } from '../ports.ts';

const missing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const present = async (path: string): Promise<boolean> => {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (missing(error)) return false;
    throw error;
  }
};

/** Files on a disk. Each is written aside and renamed, so nobody ever reads half of one. */
export function diskStore(folder: string): FilePort {
  const pathOf = (name: string) => {
    if (!/^[0-9a-f]{64}$/.test(name)) throw new Error('Not the name of a stored file.');
    return join(folder, name.slice(0, 2), name);
  };

  return {
    async put(content) {
      const name = createHash('sha256').update(content).digest('hex');
      const path = pathOf(name);
      if (await present(path)) return { name, size: content.byteLength };
      await mkdir(dirname(path), { recursive: true });
      const aside = `${path}.${randomUUID()}`;
      try {
        const handle = await open(aside, 'wx');
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(aside, path);
      } finally {
        await rm(aside, { force: true });
      }
      return { name, size: content.byteLength };
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (missing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
