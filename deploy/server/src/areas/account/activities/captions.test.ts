import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activityCaptions, errorCodes, fieldCodes } from '@callboard/contract';
import { crewItemActions } from '@callboard/domain';

const source = join(import.meta.dirname, '../../..');
const files = globSync('**/*.ts', { cwd: source })
  .filter((path) => !/\.test\.ts$|\.db\.ts$|^(db|testing|bench|trust|stories)\//.test(path))
  .map((path) => readFileSync(join(source, path), 'utf8'));
const noting = files.filter((text) =>
  /noteActivity|addTodo|note[A-Z]\w*\(|writeChange|captions?:/.test(text),
);

const found = (texts: readonly string[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, word = '']) => word))),
];
/** Names of tables and columns are written like captions. */
const named = new Set(
  readFileSync(join(source, '../generated/tables.ts'), 'utf8').match(/[a-z]+(?:_[a-z]+)+/g),
);
const words = (captions: readonly string[]) => {
  // The demo says it in place of "approved" or "rejected".
  const standsForAnother = 'receipt_decided';
  const known = new Set<string>([
    standsForAnother,
    ...activityCaptions,
    ...Object.keys(errorCodes),
    ...fieldCodes,
  ]);
  return captions.filter((caption) => !known.has(caption) && !named.has(caption));
};

test('every caption that the server writes is in the list that the screens have words for', () => {
  const written = [
    ...found(noting, /'([a-z]+(?:_[a-z]+)+)'/g),
    ...found(noting, /caption: (?:[^'\n]*\? )?'([a-z]+[A-Z]\w*)'/g),
    ...found(noting, /caption: [^'\n]*\? '\w+' : '([a-z]+[A-Z]\w*)'/g),
  ];
  expect(written.length).toBeGreaterThan(100);
  expect(words(written)).toEqual([]);
});

test('every move of a position has its caption', () => {
  const snake = (action: string) => action.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);
  expect(words(crewItemActions.map((action) => `item_${snake(action)}`))).toEqual([]);
});

test('no caption is in the list that nobody writes', () => {
  const all = files.join('\n');
  const composed = /^(item|person_change|picture)_/;
  expect(activityCaptions.filter((one) => !composed.test(one) && !all.includes(`'${one}'`))).toEqual([]);
});
