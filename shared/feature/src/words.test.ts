import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientCodes } from '@callboard/client';
import { errorCodes, fieldCodes, languages } from '@callboard/contract';
import { checkWords } from '@callboard/testing/words';

const folder = join(__dirname, 'words');
checkWords(folder);

type Text = { title: string; text: string };
type Words = Record<string, Text> & { fields: Record<string, string> };

/** What is said of a number whose bound does not count itself, or is not known. */
const bounds = ['not_above', 'not_below', 'far_too_small', 'far_too_big'];

test('every error has its words in every language, and no word is without an error', () => {
  const codes = [...Object.keys(errorCodes), ...clientCodes];
  let counted = 0;
  for (const language of languages) {
    const words = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Words;
    expect(Object.keys(words).sort()).toEqual([...codes, 'fields'].sort());
    expect(Object.keys(words.fields).sort()).toEqual([...fieldCodes, ...bounds].sort());
    counted += codes.filter((code) => words[code]?.title && words[code].text).length;
  }
  expect(counted).toBe(codes.length * languages.length);
});
