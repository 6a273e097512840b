import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellRecord } from '@callboard/contract';

/** A file that stands in documents, or has an address of its own, is not what was released: it is given to nobody. */
export class AlteredFile extends Error {
  constructor(file: string) {
    super(`${file} is not what was released.`);
    this.name = 'AlteredFile';
  }
}

/** Browsers prove what has a hash in the document; what the document is made of is proven here. */
export function provenFile(folder: string, { release, inline }: ShellRecord, name: string): string {
  const bytes = readFileSync(join(folder, release, name));
  const expected = inline?.[name];
  const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (expected !== undefined && expected !== found) throw new AlteredFile(`${release}/${name}`);
  return bytes.toString('utf8');
}
