import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileListName, fileListText, languages, person } from '@callboard/contract';
import type { EntryFace, Face, FeatureRecord, Language } from '@callboard/contract';
import { readPointer, readRecord, writePointer } from './damage.ts';
import { root } from '../run/paths.ts';

/** One kind of entry on the start page for each: none of them is claimed by a feature that stands. */
const features = {
  payroll: 'payrollToConfirm',
  signing: 'picturesToDecide',
  'form-work': 'unreadMails',
  'to-dos': 'todosDue',
  holidays: 'vacationsToDecide',
  'project-news': 'ongoingProject',
  verifying: 'changesToDecide',
} as const;
export const syntheticCount = Object.keys(features).length;

type Icon = EntryFace['icon'];

/** Drawings and texts like those of a real feature, and yet of its own: what repeats would cost nothing. */
function drawnAnew(icon: Icon, by: number): Icon {
  const turned = (text: string) => text.replace(/\d/g, (digit) => String((Number(digit) + by) % 10));
  return icon.map(([element, attributes]) => [
    element,
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, turned(value)])),
  ]);
}

function faceOf(id: string, kind: string, icons: readonly Icon[], index: number): Face {
  const page = (at: string, number: number) => ({ at, title: `page.${number}`, allow: person });
  const icon = (nth: number) => drawnAnew(icons[(index + nth) % icons.length] ?? [], index + nth + 1);
  const menu = { section: 'paper' as const, rank: 900 + index, label: 'page.0' };
  return {
    id,
    contract: 1,
    bundle: 'mailbox',
    pages: {
      list: {
        ...page(`/${id}`, 0),
        offline: 'readable',
        warm: [`/${id}?limit=60&page=1`],
        menu: { ...menu, icon: icon(0) },
      },
      one: { ...page(`/${id}/{number}`, 1), offline: 'readable', warm: [`/${id}/{number}`] },
      days: {
        ...page(`/${id}-calendar`, 2),
        offline: 'needs-network',
        menu: { ...menu, label: 'page.2', icon: icon(1) },
      },
      edit: { ...page(`/${id}/{number}/edit`, 3), offline: 'needs-network' },
    },
    cards: {},
    entries: {
      [kind]: {
        icon: icon(2),
        status: 'waiting',
        title: 'entry.title',
        text: 'entry.text',
        to: `/${id}`,
        marks: { late: { label: 'entry.late', status: 'trouble' } },
        actions: [
          { name: 'refuse', label: 'entry.refuse', says: 'entry.refuseLong' },
          { name: 'confirm', label: 'entry.confirm', says: 'entry.confirmLong' },
        ],
        all: { label: 'entry.all', to: `/${id}`, above: 3 },
      },
    },
  };
}

const keysOf = ['page.0', 'page.1', 'page.2', 'page.3', 'entry.title', 'entry.text', 'entry.late'].concat(
  ['refuse', 'refuseLong', 'confirm', 'confirmLong', 'all'].map((name) => `entry.${name}`),
);

/** Real texts, which no feature has. */
async function textsIn(language: Language): Promise<string[]> {
  const flat = (words: unknown): string[] =>
    typeof words === 'string' ? [words] : Object.values(words as object).flatMap(flat);
  return flat(JSON.parse(await readFile(join(root, `shell/src/start/words/${language}.json`), 'utf8')));
}

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Puts seven more features beside those in use: four pages, two menu entries, an entry on home and 40 files each. */
export async function addSyntheticFeatures(folder: string): Promise<void> {
  const real = await readRecord(folder, 'crew-ops');
  const { pages, entries = {} } = real.face;
  const icons = [
    ...Object.values(pages).map(({ menu }) => menu?.icon),
    ...Object.values(entries).map(({ icon }) => icon),
  ];
  const known = icons.filter((icon) => icon !== undefined);
  const pointer = await readPointer(folder);
  for (const [index, [id, kind]] of Object.entries(features).entries()) {
    const release = `${id}/1.0.0-${index}${index}`;
    const names = Array.from({ length: 40 }, (_, at) => `${at}.js`);
    const labels = Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => {
          const own = (await textsIn(language)).slice(index * keysOf.length);
          return [language, Object.fromEntries(keysOf.map((key, at) => [key, own[at] ?? '']))] as const;
        }),
      ),
    ) as FeatureRecord['labels'];
    const record: FeatureRecord = {
      feature: id,
      version: '1.0.0',
      release,
      base: `/releases/${release}/`,
      container: id.replaceAll('-', '_'),
      entry: '0.js',
      files: Object.fromEntries(names.map((name) => [name, { integrity: hash(id + name), size: 1000 }])),
      needs: { feature: ['1.js'], 'pages/list': ['2.js', '3.js'], 'pages/one': ['2.js', '4.js'] },
      words: Object.fromEntries(Object.keys(labels).map((language, at) => [language, `${30 + at}.js`])),
      face: faceOf(id, kind, known, index),
      labels,
      shared: real.shared,
    };
    await mkdir(join(folder, release), { recursive: true });
    await writeFile(join(folder, release, 'record.json'), JSON.stringify(record));
    await writeFile(join(folder, release, fileListName), fileListText(record));
    pointer.features[id] = release;
  }
  await writePointer(folder, pointer);
}
