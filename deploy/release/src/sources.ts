import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderOf, root } from './workspace.ts';
import type { Part } from './workspace.ts';

type Package = { name: string; dependencies?: Record<string, string> };

const read = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
const folders = (): Map<string, string> =>
  new Map(
    globSync('{shell,remotes/*,shared/*,deploy/*}/package.json', { cwd: root }).map((file) => {
      const folder = join(root, file, '..');
      return [read(folder).name, folder] as const;
    }),
  );

function closure(folder: string, known: Map<string, string>, found = new Set<string>()): Set<string> {
  found.add(folder);
  for (const [name, range] of Object.entries(read(folder).dependencies ?? {})) {
    const next = known.get(name);
    if (next && range.startsWith('workspace:') && !found.has(next)) {
      closure(next, known, found);
    }
  }
  return found;
}

/** One hash over everything that a build of the part reads. */
export function sourceHash(part: Part): string {
  const hash = createHash('sha256');
  const packages = [...closure(folderOf(part), folders()), join(root, 'deploy/release')];
  const files = packages.flatMap((folder) =>
    globSync('{src/**/*,*.ts,package.json}', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files, join(root, 'pnpm-lock.yaml'), join(root, 'tsconfig.base.json')].toSorted()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
