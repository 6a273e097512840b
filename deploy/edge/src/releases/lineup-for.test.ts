import { createHash } from 'node:crypto';
import { canonical, fileListName, lineupShape, lineupText } from '@callboard/contract';
import type { Language, Lineup } from '@callboard/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aReleasesFolder } from './a-releases-folder.ts';
import { lineupFor } from './lineup-for.ts';
import { readReleases } from './releases.ts';

const folder = aReleasesFolder(['mailbox', 'finance']);
const lineupOf = (language: Language = 'en', at?: string): Lineup => {
  const releases = readReleases(folder);
  const lineup = lineupFor({ tenant: 'n', bundles: ['mailbox', 'finance'], releases, language, at });
  return JSON.parse(JSON.stringify(lineup)) as Lineup;
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('the id is the hash of the rest, also after the way through JSON', () => {
  const arrived = lineupOf();
  expect(sha256(lineupText(arrived))).toBe(arrived.id);
  expect(lineupShape.safeParse(arrived).success).toBe(true);
});

test('a lineup is the same in each language, with the hash of the labels of each', () => {
  const [english, french] = [lineupOf('en'), lineupOf('fr')];
  expect(french.id).toBe(english.id);
  expect([english.labels.texts['mailbox'], french.labels.texts['mailbox']]).toEqual([
    { title: 'mailbox in en' },
    { title: 'mailbox in fr' },
  ]);
  for (const { labels, labelHashes } of [english, french])
    expect(sha256(canonical(labels.texts))).toBe(labelHashes[labels.language]);
});

test('one hash for each release, and no name of a file', () => {
  const { shell, features } = lineupOf();
  for (const { release, files } of [shell, ...features]) {
    const list = readFileSync(join(folder, release, fileListName));
    expect(files).toBe(`sha384-${createHash('sha384').update(list).digest('base64')}`);
  }
  expect(JSON.stringify(lineupOf())).not.toMatch(/\.(js|css)"/);
});

test('asked with an address, it brings the list of the files behind it, as it lies in the folder', () => {
  const { id, lists, features } = lineupOf('en', 'mailbox');
  expect(id).toBe(lineupOf().id);
  expect(Object.keys(lists ?? {})).toEqual(['mailbox']);
  const release = features.find(({ feature }) => feature === 'mailbox')?.release ?? '';
  const kept = readFileSync(join(folder, release, fileListName), 'utf8');
  expect(canonical(lists?.['mailbox'])).toBe(kept);
  for (const at of [undefined, '', 'mail', '../mailbox']) expect(lineupOf('en', at).lists).toBeUndefined();
});
