import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** Of its archive; nothing where the lock file names none. */
  readonly integrity: string | null;
};

const entry = /^ {2}'?((?:@[^/\s]+\/)?[^@\s']+)@([^\s']+?)'?:\n(?: {4}.*\n)*/gm;

/** Every package that the lock file knows, of all machines that the product may run on. */
export function lockedPackages(text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')): LockedPackage[] {
  const [, section = ''] = /^packages:\n([^]*?)^snapshots:$/m.exec(text) ?? [];
  return [...section.matchAll(entry)].map(([lines, name = '', version = '']) => ({
    name,
    version,
    integrity: /\bintegrity: ([^\s,}]+)/.exec(lines)?.[1] ?? null,
  }));
}
