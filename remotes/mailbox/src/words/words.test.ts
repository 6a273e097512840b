import { htmlLangOf } from '@callboard/i18n';
import { languages } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import cy from './cy.json';
import de from './de.json';
import deAt from './deAt.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import nl from './nl.json';

const words: Record<Language, object> = { en, nl, cy, fr, deAt, de, es };
const plural = /_(zero|one|two|few|many|other)$/;

function textsOf(tree: object, before = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[before + name, value]] : textsOf(value as object, `${before}${name}.`),
  );
}
const placeholders = (text: string) => (text.match(/\{\{\w+/g) ?? []).sort();

describe.each(languages)('%s', (language) => {
  const texts = new Map(textsOf(words[language]));
  const categories = new Intl.PluralRules(htmlLangOf(language)).resolvedOptions().pluralCategories;

  test('says everything, in each plural form of the language and no other', () => {
    const needed = textsOf(en).flatMap(([key]) =>
      plural.test(key) ? categories.map((form) => key.replace(plural, `_${form}`)) : [key],
    );
    expect([...texts.keys()].sort()).toEqual([...new Set(needed)].sort());
  });

  test('leaves nothing empty and names what English names', () => {
    const english = new Map(textsOf(en));
    for (const [key, text] of texts) {
      expect([key, text.trim()]).toEqual([key, text]);
      expect(text).not.toBe('');
      const model = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';
      // "No messages" needs no figure.
      if (!key.endsWith('_zero')) expect([key, ...placeholders(text)]).toEqual([key, ...placeholders(model)]);
    }
  });

  test('has no exclamation marks and no typewriter quotes', () => {
    expect([...texts.values()].filter((text) => /[!"']/.test(text))).toEqual([]);
  });
});
