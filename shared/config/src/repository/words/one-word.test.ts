import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, trackedFiles } from '../root.ts';

const folders = [...new Set(trackedFiles('*words/de.json').map((path) => dirname(path)))];

/** Longer texts are sentences, which may be put in more than one way. */
const longest = 26;

/** Words that are one in English and two elsewhere: a noun and a verb, or what is meant decides. */
const twoMeanings = new Set([
  'All',
  'Answer',
  'Answered',
  'Approved',
  'Cancelled',
  'Due',
  'From',
  'Gross',
  'Information',
  'Keep it',
  'Mailbox',
  'Net',
  'Open',
  'Report sick',
  'Requested',
  'Start',
  'Taken',
  'Total',
  'Void',
]);

type Text = { readonly english: string; readonly other: string; readonly where: string };

function textsIn(english: object, other: object, where: string): Text[] {
  return Object.entries(english).flatMap(([key, value]: [string, unknown]) => {
    const theirs: unknown = other[key as never];
    if (typeof value === 'object' && value && typeof theirs === 'object' && theirs)
      return textsIn(value, theirs, `${where}.${key}`);
    if (typeof value !== 'string' || typeof theirs !== 'string') return [];
    return [{ english: value, other: theirs, where: `${where}.${key}` }];
  });
}

/** Endings follow the noun (approuvé, approuvée), first letters too in Welsh: what is left is the word. */
const stem = (text: string, language: string): string =>
  language === 'de' || language === 'nl' ? text : text.slice(0, 4);

function drift(texts: readonly Text[], language: string): string[] {
  const short = texts.filter(
    ({ english, where }) =>
      english.length <= longest &&
      !twoMeanings.has(english) &&
      !/_(zero|one|two|few|many|other)$/.test(where),
  );
  return [...Map.groupBy(short, ({ english }) => english)]
    .filter(([, same]) => new Set(same.map(({ other }) => stem(other, language))).size > 1)
    .map(
      ([english, same]) => `${english}: ${same.map(({ other, where }) => `${other} (${where})`).join(', ')}`,
    );
}

const words = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as object;

test('a text that is put in two ways is told, endings are not', () => {
  const two = (other: string, another: string) => [
    { english: 'Spare', other, where: 'planning.a' },
    { english: 'Spare', other: another, where: 'crew-ops.b' },
  ];
  expect(drift(two('Ersatz', 'Reserve'), 'de')).toEqual(['Spare: Ersatz (planning.a), Reserve (crew-ops.b)']);
  expect(drift(two('Approuvé', 'Approuvée'), 'fr')).toEqual([]);
});

test.each(['de', 'nl', 'fr', 'es', 'cy'])('a short text is one text everywhere in %s', (language) => {
  const texts = folders.flatMap((folder) => textsIn(words(folder, 'en'), words(folder, language), folder));
  expect(texts.length).toBeGreaterThan(1_000);
  expect(drift(texts, language)).toEqual([]);
});
