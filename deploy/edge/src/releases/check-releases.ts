import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureRecordShape, shellRecordShape } from '@callboard/contract';
import type { FeatureRecord, ShellRecord } from '@callboard/contract';
import { pointerFile, recordFile } from './releases.ts';
import type { Pointer } from './releases.ts';

type AnyRecord = ShellRecord | FeatureRecord;
type Checked = { readonly faults: readonly string[]; readonly records: readonly AnyRecord[] };

/** What cannot be read is said with the name of its file. */
function jsonIn(folder: string, file: string): { readonly value: unknown } | { readonly fault: string } {
  if (!existsSync(join(folder, file))) return { fault: `${file} is not there.` };
  try {
    return { value: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown };
  } catch (error) {
    return { fault: `${file} is no JSON: ${(error as Error).message}` };
  }
}

const isPointer = (value: unknown): value is Pointer => {
  const { shell, features, withheld } = (value ?? {}) as Partial<Pointer>;
  return (
    typeof shell === 'string' &&
    typeof features === 'object' &&
    Object.values(features ?? {}).every((release) => typeof release === 'string') &&
    Array.isArray(withheld)
  );
};

function checkRecord(folder: string, part: string, release: string): AnyRecord | string {
  if (release === '') return `${part} is not released yet.`;
  const file = `${release}/${recordFile}`;
  const read = jsonIn(folder, file);
  if ('fault' in read) return `${part}: ${read.fault}`;
  const shape = part === 'shell' ? shellRecordShape : featureRecordShape;
  const { data, error } = shape.safeParse(read.value);
  if (data) return data;
  const { path = [], message } = error.issues[0] ?? {};
  return `${part}: ${file} is no record that this server reads (${path.join('.')}: ${message}).`;
}

function readAll(folder: string): Checked {
  if (!existsSync(folder)) return { faults: [`There is no folder ${folder}.`], records: [] };
  const read = jsonIn(folder, pointerFile);
  if ('fault' in read) return { faults: [read.fault], records: [] };
  if (!isPointer(read.value)) {
    return { faults: [`${pointerFile} needs "shell", "features" and "withheld".`], records: [] };
  }
  const { shell, features, withheld } = read.value;
  const parts = [['shell', shell] as const, ...Object.entries(features)];
  const checked = parts.map(([part, release]) => checkRecord(folder, part, release));
  const unknown = withheld.filter((id) => !Object.hasOwn(features, id));
  return {
    faults: [
      ...checked.filter((one) => typeof one === 'string'),
      ...unknown.map((id) => `"${id}" is withheld, and there is no such feature in use.`),
    ],
    records: checked.filter((one) => typeof one !== 'string'),
  };
}

function fileFaults(folder: string, record: AnyRecord): string[] {
  const { release, files } = record;
  const served = Object.entries(files).map(([name, { integrity }]) => [name, integrity] as const);
  const inline = Object.entries(('inline' in record && record.inline) || {});
  return [...inline, ...served].flatMap(([name, integrity]) => {
    const file = join(folder, release, name);
    if (!existsSync(file)) return [`${release}/${name} is not there.`];
    const found = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    return found === integrity ? [] : [`${release}/${name} is not what was released.`];
  });
}

/** What is wrong with pointer and records of a folder: quick, for the start of a server. */
export const pointerFaults = (folder: string): readonly string[] => readAll(folder).faults;

/** The same and every file of what is in use, read and hashed. */
export function checkReleases(folder: string): {
  readonly faults: readonly string[];
  readonly inUse: readonly string[];
} {
  const { faults, records } = readAll(folder);
  return {
    faults: [...faults, ...records.flatMap((record) => fileFaults(folder, record))],
    inUse: records.map(({ release }) => release),
  };
}
