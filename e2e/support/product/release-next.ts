import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPointer, readRecord, writePointer } from './damage.ts';

/** The same feature under another version: what a release does, without building. Gives back its name. */
export async function releaseNext(folder: string, feature = 'mailbox', version = '9.9.9'): Promise<string> {
  const record = await readRecord(folder, feature);
  const release = record.release.replace(/[^/]+$/, `${version}-feedfacefeed`);
  await cp(join(folder, record.release), join(folder, release), { recursive: true });
  const file = join(folder, release, 'record.json');
  const text = (await readFile(file, 'utf8')).replaceAll(record.release, release);
  await writeFile(file, JSON.stringify({ ...(JSON.parse(text) as object), version }));
  const pointer = await readPointer(folder);
  await writePointer(folder, { ...pointer, features: { ...pointer.features, [feature]: release } });
  return release;
}
