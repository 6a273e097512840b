import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Everything in a folder, itself too, that other accounts of the machine could look into, with its mode. */
export function openEntries(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  const open = found.isSymbolicLink() || (found.mode & 0o077) !== 0;
  const own = open ? [`${(found.mode & 0o7777).toString(8)} ${path}`] : [];
  if (!found.isDirectory()) return own;
  let names: string[] = [];
  try {
    names = readdirSync(path);
  } catch (error) {
    // Taken away meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return [...own, ...names.flatMap((name) => openEntries(join(path, name)))];
}

/** Looks again and again while others work: what is closed only after its first byte is seen, too. */
export function watchOpenEntries(path: string) {
  const seen = new Set<string>();
  let looks = 0;
  const look = () => {
    looks += 1;
    for (const one of openEntries(path)) seen.add(one);
  };
  const timer = setInterval(look, 50);
  return {
    stop() {
      clearInterval(timer);
      look();
      return { looks, seen: [...seen] };
    },
  };
}
