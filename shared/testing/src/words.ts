import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUntranslated, languages } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import { htmlLangOf } from '@callboard/i18n';

type Texts = ReadonlyMap<string, string>;

/** Said otherwise on site: what a reader stumbles over in English, and what it says instead. */
const plainEnglish: readonly (readonly [RegExp, string])[] = [
  [/\bnetworks?\b/i, 'offline, or a connection'],
  [/\be-mails?\b|\bmails?\b/i, 'email'],
  [/\brefuse[ds]?\b/i, 'declined by a person, rejected by the office'],
  [/\bhand(ed)? in\b/i, 'submit'],
  [/\btaken? back\b|\btakes it back\b/i, 'undo, or withdraw'],
  [/\bopen(ed)? to you\b/i, 'you have access'],
  [/\b(is|are|was|were) told\b/i, 'be notified'],
  [/\bspeaks? against\b/i, 'conflicts'],
  [/\bgo(es)? out\b/i, 'is sent'],
  [/\b(nevertheless|anew|meanwhile)\b|\ball the same\b/i, 'anyway, or again'],
  [/\bstands? (here|on|in|with|below|until|there)\b/i, 'is shown, or appears'],
];
/** How the code calls things: "toConfirm", "PayrollDetails", "wrong_state". */
const identifier = /(?<![\w@./-])(?:[a-z]+[A-Z]\w+|[A-Z][a-z]+[A-Z][a-z]\w*|[a-z]+(?:_[a-z]+)+)(?![\w@./-])/;
/** Makers, and the specification, write these so. */
const brands = /\b(?:JavaScript|iPhone|iPad|ToDos)\b/g;
const withoutNames = (text: string) => text.replace(/\{\{[^}]*\}\}/g, ' ').replace(brands, ' ');
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const pluralKey = new RegExp(`^(.+)_(${forms.join('|')})$`);

function flat(tree: object, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flat(value, `${before}${name}.`)
      : [[before + name, String(value)]],
  );
}
const placeholders = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g), ([, name]) => name))].sort().join(', ');

/** Keys with the plural ending taken off, and for each its forms. */
function grouped(texts: Texts): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const [, base, form] = pluralKey.exec(key) ?? [];
    const name = base ?? key;
    groups.set(name, [...(groups.get(name) ?? []), ...(form ? [form] : [])]);
  }
  return groups;
}
const wantedForms = (language: Language) =>
  forms.filter((form) =>
    (new Intl.PluralRules(htmlLangOf(language)).resolvedOptions().pluralCategories as string[]).includes(
      form,
    ),
  );

/** Placeholders of every form of a key. A form may leave the count out: "one mail", "no mails". */
function placeholdersOf(texts: Texts, name: string): string {
  const all = [...texts].filter(([key]) => key === name || pluralKey.exec(key)?.[1] === name);
  return placeholders(all.map(([, text]) => text).join(' '));
}

function problemsOf(language: Language, texts: Texts, english: Texts): string[] {
  const own = grouped(texts);
  const first = grouped(english);
  const problems: string[] = [];
  for (const [name, englishForms] of first) {
    const found = own.get(name);
    if (!found) {
      problems.push(`${language}: ${name} is missing`);
      continue;
    }
    const needed = englishForms.length > 0 ? wantedForms(language) : [];
    for (const form of needed)
      if (!found.includes(form)) problems.push(`${language}: ${name}_${form} is missing`);
    for (const form of found)
      if (!needed.includes(form)) problems.push(`${language}: ${name}_${form} is never used`);
    const [mine, theirs] = [placeholdersOf(texts, name), placeholdersOf(english, name)];
    if (mine !== theirs)
      problems.push(`${language}: ${name} fills {${mine}} where English fills {${theirs}}`);
  }
  for (const name of own.keys())
    if (!first.has(name)) problems.push(`${language}: ${name} is not in English`);
  for (const [key, text] of texts) {
    for (const [pattern, instead] of language === 'en' ? plainEnglish : [])
      if (pattern.test(text)) problems.push(`en: ${key} is not plain English, say “${instead}”: ${text}`);
    const [code] = identifier.exec(withoutNames(text)) ?? [];
    if (code) problems.push(`${language}: ${key} says a name from the code, ${code}: ${text}`);
    if (isUntranslated(text)) problems.push(`${language}: ${key} is not translated yet: ${text}`);
    if (text.trim() === '') problems.push(`${language}: ${key} is empty`);
    // A sign that stands alone, in a cell of a grid, is no sentence.
    if (text !== '!' && /[!¡]/.test(text)) problems.push(`${language}: ${key} raises its voice`);
  }
  return problems;
}

/** Everything that is wrong with the words of a folder: seven languages, same keys, whole plurals, same placeholders. */
export function wordProblems(folder: string): string[] {
  const expected = languages.map((language) => `${language}.json`).sort();
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  if (files.join() !== expected.join())
    return [`${folder} has ${files.join(', ')}, and should have ${expected.join(', ')}`];
  const texts = (language: Language): Texts =>
    new Map(flat(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as object));
  const english = texts('en');
  return languages.flatMap((language) => problemsOf(language, texts(language), english));
}

/** The whole test of a words folder: `checkWords(join(__dirname, 'words'))`. */
export function checkWords(folder: string): void {
  test('words are complete in seven languages', () => {
    expect(wordProblems(folder)).toEqual([]);
  });
}
