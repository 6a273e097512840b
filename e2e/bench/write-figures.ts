import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../support/run/paths.ts';

const folder = process.env.CALLBOARD_BENCH ?? join(root, '.cache/bench');

/** Keeps what a bench measured as `<name>.json`, and says where. */
export async function writeFigures(name: string, figures: object): Promise<void> {
  const file = join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...figures }, null, 2)}\n`);
  console.log(`Written to ${relative(root, file)}`);
}
