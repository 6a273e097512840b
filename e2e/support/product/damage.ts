import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fileListName, fileListText } from '@callboard/contract';
import type { FeatureRecord } from '@callboard/contract';

type Pointer = { shell: string; features: Record<string, string>; withheld: string[] };

export const readPointer = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'current.json'), 'utf8')) as Pointer;
export const writePointer = (folder: string, pointer: Pointer) =>
  writeFile(join(folder, 'current.json'), JSON.stringify(pointer, null, 2));

export async function readRecord(folder: string, feature = 'mailbox') {
  const release = (await readPointer(folder)).features[feature] ?? '';
  return JSON.parse(await readFile(join(folder, release, 'record.json'), 'utf8')) as FeatureRecord;
}

/** The files that a page of a feature needs, by what they are. */
export async function filesOf(folder: string, page = 'pages/messageList') {
  const record = await readRecord(folder);
  const needs = record.needs[page] ?? [];
  const find = (end: string) => needs.find((name) => name.endsWith(end)) ?? '';
  return { record, list: fileListName, entry: record.entry, chunk: find('.js'), css: find('.css') };
}

/** The chunk that brings the page's own component. */
export async function screenOf(folder: string, page = 'pages/messageList'): Promise<string> {
  const { release, needs } = await readRecord(folder);
  for (const name of needs[page] ?? []) {
    const text = await readFile(join(folder, release, name), 'utf8');
    if (/\bComponent:\(\)=>/.test(text)) return name;
  }
  throw new Error(`No chunk of ${page} has its component.`);
}

/** Matches one file of a release on its way, whatever try it is; no other release's of the same name. */
export const onItsWay = ({ base }: Pick<FeatureRecord, 'base'>, file: string) =>
  new RegExp(`${(base + file).replaceAll('.', String.raw`\.`)}(\\?|$)`);

async function writeWhole(path: string, text: string) {
  await writeFile(path, text);
  await writeFile(`${path}.br`, brotliCompressSync(text));
  await writeFile(`${path}.gz`, gzipSync(text));
}

/** Rewrites a file of a release as if it had been built so: bytes, compressed bytes, the record and the list of files agree. */
export async function plant(folder: string, file: string, change: (text: string) => string) {
  const record = await readRecord(folder);
  const path = join(folder, record.release, file);
  const text = change(await readFile(path, 'utf8'));
  await writeWhole(path, text);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  record.files[file] = { ...record.files[file], integrity, size: Buffer.byteLength(text) };
  await writeFile(join(folder, record.release, 'record.json'), JSON.stringify(record));
  await writeWhole(join(folder, record.release, fileListName), fileListText(record));
  // Records are read again when the pointer has moved.
  await writePointer(folder, await readPointer(folder));
}
