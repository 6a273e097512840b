import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pointerFile } from '@callboard/edge';
import type { Pointer } from '@callboard/edge';
import type { Part } from './workspace.ts';

const empty: Pointer = { shell: '', features: {}, withheld: [] };

export function readPointer(folder: string): Pointer {
  const file = join(folder, pointerFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pointer) : empty;
}

/** Written aside and renamed: whoever reads it reads the old one or the new one. */
export function writePointer(folder: string, pointer: Pointer): void {
  mkdirSync(folder, { recursive: true });
  const aside = join(folder, `.${pointerFile}.${process.pid}`);
  writeFileSync(aside, `${JSON.stringify(pointer, null, 2)}\n`);
  renameSync(aside, join(folder, pointerFile));
}

/**
 * Puts a release into use. Canary shares, pins of tenants, rolling back and the list of who did what change the
 * same file and belong here.
 */
export function pointTo(folder: string, part: Part, id: string): void {
  const pointer = readPointer(folder);
  writePointer(
    folder,
    part === 'shell'
      ? { ...pointer, shell: id }
      : { ...pointer, features: { ...pointer.features, [part]: id } },
  );
}
