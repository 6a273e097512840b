import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerOf, entryFile, readShellNeeds, readNeeds, sharedVersions } from '@callboard/config';
import { featureRecordShape, fileListName, shellRecordShape } from '@callboard/contract';
import type { FeatureId, FeatureRecord, ShellRecord } from '@callboard/contract';
import { finishedFace, labelsOf, readFace } from './face.ts';
import { framesFile } from './frames.ts';
import { folderOf } from './workspace.ts';
import type { Part } from './workspace.ts';

type Files = ShellRecord['files'];
export type Release = { readonly id: string; readonly record: ShellRecord | FeatureRecord };

const notServed = new Set(['needs.json', 'record.json', fileListName, framesFile]);
const isServed = (name: string): boolean => !notServed.has(name) && !/\.(map|br|gz)$/.test(name);

const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Every file of a build with its hash and size. */
export function filesIn(folder: string): Files {
  const names = readdirSync(folder).filter(isServed).toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [name, { integrity: integrityOf(bytes), size: bytes.length }];
    }),
  );
}

/** Named by what is in it: the same content is the same release. */
const idOf = (part: Part, version: string, content: unknown): string =>
  `${part}/${version}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10)}`;

const versionOf = (part: Part): string =>
  (JSON.parse(readFileSync(join(folderOf(part), 'package.json'), 'utf8')) as { version: string }).version;

function shellRecord(built: string): Release {
  const version = versionOf('shell');
  const { 'boot.js': boot, 'look.js': look, 'worker.js': worker, ...rest } = filesIn(built);
  if (!boot) throw new Error('The shell has no starter.');
  const shared = sharedVersions(folderOf('shell'));
  const { chunks: named, first } = readShellNeeds(built);
  const { main = [], ...chunks } = named;
  const frames = join(built, framesFile);
  const drawn = existsSync(frames) ? readFileSync(frames, 'utf8') : null;
  const id = idOf('shell', version, [boot, look, worker, rest, chunks, first, shared, drawn]);
  const record: ShellRecord = {
    version,
    release: id,
    base: `/releases/${id}/`,
    document: {
      boot: 'boot.js',
      ...(look && { look: 'look.js' }),
      scripts: main.filter((name) => name.endsWith('.js')),
      styles: main.filter((name) => name.endsWith('.css')),
      first: [...first],
      ...(drawn !== null && { frames: framesFile }),
    },
    chunks,
    ...(worker && { worker: 'worker.js' }),
    // Starter and last look stand in the document and the worker has an address of its own.
    files: rest,
    inline: {
      'boot.js': boot.integrity,
      ...(look && { 'look.js': look.integrity }),
      ...(worker && { 'worker.js': worker.integrity }),
      ...(drawn !== null && { [framesFile]: integrityOf(drawn) }),
    },
    shared,
  };
  return { id, record: shellRecordShape.parse(record) };
}

async function featureRecord(feature: FeatureId, built: string): Promise<Release> {
  const folder = folderOf(feature);
  const version = versionOf(feature);
  const files = filesIn(built);
  const read = await readFace(folder);
  const { feature: ofFeature, imports, words, cardWords, pageWords } = readNeeds(built);
  const face = await finishedFace(read);
  if (face.id !== feature) throw new Error(`remotes/${feature} calls itself ${face.id}.`);
  const behind = (key: string, request: string): string[] => {
    const found = imports[request];
    if (!found) throw new Error(`${feature}: nothing was built for ${key} (${request}).`);
    return found;
  };
  const needs = {
    feature: ofFeature,
    ...Object.fromEntries(Object.entries(read.imports).map(([key, request]) => [key, behind(key, request)])),
  };
  const labels = labelsOf(folder, read);
  const shared = sharedVersions(folder);
  const id = idOf(feature, version, [files, needs, face, labels, shared]);
  const record: FeatureRecord = {
    feature,
    version,
    release: id,
    base: `/releases/${id}/`,
    container: containerOf(feature),
    entry: entryFile,
    files,
    needs,
    words,
    ...(Object.keys(cardWords).length > 0 && { cardWords }),
    ...(read.withPageWords.length > 0 && { pageWords: { pages: [...read.withPageWords], files: pageWords } }),
    face,
    labels,
    shared,
  };
  return { id, record: featureRecordShape.parse(record) };
}

/** Writes down what a build is: everything that a lineup and the list of files say about it. */
export const recordOf = (part: Part, built: string): Promise<Release> | Release =>
  part === 'shell' ? shellRecord(built) : featureRecord(part, built);
