import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileListName, fileListText, languages } from '@callboard/contract';
import type { FeatureId, FeatureRecord, ShellRecord } from '@callboard/contract';
import type { Pointer } from './releases.ts';

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function put(folder: string, release: string, files: Record<string, string>): ShellRecord['files'] {
  mkdirSync(join(folder, release), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, release, name), text);
    writeFileSync(join(folder, release, `${name}.br`), brotliCompressSync(text));
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, { integrity: integrityOf(text), size: text.length }]),
  );
}

function putRecord(folder: string, record: FeatureRecord | ShellRecord): void {
  writeFileSync(join(folder, record.release, 'record.json'), JSON.stringify(record));
  put(folder, record.release, { [fileListName]: fileListText(record) });
}

const aFrame = (language: string, kind: string): string =>
  `<p class="${kind}" style="--tenant-colour:\u{e002}">\u{e000}\u{e001} \u{e000} ${language}</p>`;
const frames = {
  css: 'p{margin:0}',
  frames: Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        ['sign-in', 'sign-in-one-language', 'home', 'page'].map((kind) => [kind, aFrame(language, kind)]),
      ),
    ]),
  ),
};

const aPage = (at: string) => ({ at, title: 'title', allow: {}, offline: 'readable' as const });

function aFeature(folder: string, feature: FeatureId): string {
  const release = `${feature}/0.1.0-aa`;
  const record: FeatureRecord = {
    feature,
    version: '0.1.0',
    release,
    base: `/releases/${release}/`,
    container: feature,
    entry: 'entry.js',
    files: put(folder, release, { 'entry.js': `var ${feature.replace('-', '_')} = {};` }),
    needs: {},
    words: {},
    face: { id: feature, contract: 1, bundle: feature, pages: { first: aPage(`/${feature}`) }, cards: {} },
    labels: Object.fromEntries(
      languages.map((language) => [language, { title: `${feature} in ${language}` }]),
    ) as unknown as FeatureRecord['labels'],
    shared: {},
  };
  putRecord(folder, record);
  return release;
}

/** A folder of releases for tests: a shell and the features that are named. */
export function aReleasesFolder(features: FeatureId[], changes: Partial<Pointer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-edge-'));
  const release = 'shell/0.1.0-aa';
  const files = put(folder, release, { 'main.js': 'start();', 'main.css': 'a{}' });
  const inline = put(folder, release, {
    'boot.js': '"boot"',
    'look.js': '"look"',
    'worker.js': '"worker"',
    'frames.json': JSON.stringify(frames),
  });
  const record: ShellRecord = {
    version: '0.1.0',
    release,
    base: `/releases/${release}/`,
    document: {
      boot: 'boot.js',
      look: 'look.js',
      scripts: ['main.js'],
      styles: ['main.css'],
      frames: 'frames.json',
    },
    chunks: {},
    worker: 'worker.js',
    files,
    inline: Object.fromEntries(Object.entries(inline).map(([name, { integrity }]) => [name, integrity])),
    shared: {},
  };
  putRecord(folder, record);
  const pointer: Pointer = {
    shell: release,
    features: Object.fromEntries(features.map((feature) => [feature, aFeature(folder, feature)])),
    withheld: [],
    ...changes,
  };
  writeFileSync(join(folder, 'current.json'), JSON.stringify(pointer));
  return folder;
}
