import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, trackedFiles } from './root.ts';

/** A copy of the repository in which violations can be planted, with the same packages installed. */
export function plantedTree() {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-walls-'));
  const files = trackedFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.json', '*.txt', '*.yaml').filter((file) =>
    existsSync(join(root, file)),
  );
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const manifest of files.filter((file) => file.endsWith('/package.json'))) {
    const packages = join(dirname(manifest), 'node_modules');
    if (!existsSync(join(root, packages))) continue;
    // Relative links of the workspace lead to the copy's own packages.
    cpSync(join(root, packages), join(folder, packages), { recursive: true, verbatimSymlinks: true });
  }
  return {
    folder,
    plant(path: string, source: string) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${source}\n`);
    },
    /** What a command of the workspace prints when it is run in the copy, and how it ends. */
    run(command: string, ...args: string[]) {
      const options = { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const;
      const { stdout, stderr, status } = spawnSync(join(root, 'node_modules/.bin', command), args, options);
      return { stdout, stderr, status };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What `pnpm install` would link for a feature that was made in a copy. */
export function linkPackages(folder: string, feature: string): void {
  const packagesOf = (name: string) => join(folder, 'remotes', name, 'node_modules');
  cpSync(packagesOf('mailbox'), packagesOf(feature), { recursive: true, verbatimSymlinks: true });
}
