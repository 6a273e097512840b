import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

// A machine without network finds that out soon.
const options = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

function ready(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return run('apt-get', ...options, 'update');
}

/** Installs the first of these Debian packages that can be installed here. */
export function installFirst(...packages: string[]): void {
  if (!ready()) return;
  for (const name of packages) if (run('apt-get', ...options, 'install', '-y', name)) return;
}

/** Installs all of these Debian packages, where they can be installed. */
export function installAll(...packages: string[]): void {
  if (ready()) run('apt-get', ...options, 'install', '-y', ...packages);
}
