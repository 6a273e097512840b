import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, untranslated } from '@callboard/contract';
import { wordProblems } from './words.ts';

const plural = (...forms: string[]) =>
  Object.fromEntries(forms.map((form) => [`mails_${form}`, '{{count}} x']));
const complete: Record<string, object> = {
  en: plural('one', 'other'),
  nl: plural('one', 'other'),
  de: plural('one', 'other'),
  deAt: plural('one', 'other'),
  fr: plural('one', 'many', 'other'),
  es: plural('one', 'many', 'other'),
  cy: plural('zero', 'one', 'two', 'few', 'many', 'other'),
};

function folderWith(changes: Record<string, object>): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const language of languages) {
    const words = changes[language] ?? { list: { ...complete[language], title: 'Message' } };
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(words));
  }
  return folder;
}

test.each<[string, Record<string, object>, string[]]>([
  ['complete words are fine', {}, []],
  [
    'a text that is still English is told',
    { nl: { list: { ...complete['nl'], title: untranslated('Message') } } },
    ['nl: list.title is not translated yet: ⟦Message⟧'],
  ],
  ['a missing text is told', { nl: { list: plural('one', 'other') } }, ['nl: list.title is missing']],
  [
    'Welsh needs all its forms',
    { cy: { list: { title: 'Post', ...plural('one', 'other') } } },
    ['zero', 'two', 'few', 'many'].map((form) => `cy: list.mails_${form} is missing`),
  ],
  [
    'German has no form for many',
    { de: { list: { title: 'Post', ...plural('one', 'many', 'other') } } },
    ['de: list.mails_many is never used'],
  ],
  [
    'names from the code are told, those of makers and of placeholders are not',
    {
      de: { list: { ...complete['de'], title: 'Das Recht readProjects fehlt' } },
      nl: { list: { ...complete['nl'], title: 'JavaScript op een iPhone' } },
    },
    ['de: list.title says a name from the code, readProjects: Das Recht readProjects fehlt'],
  ],
  [
    'placeholders are the same',
    { fr: { list: { title: '{{name}}', ...plural('one', 'many', 'other') } } },
    ['fr: list.title fills {name} where English fills {}'],
  ],
  [
    'a text that only one language has is told',
    { es: { list: { title: 'Correo', more: 'x', ...plural('one', 'many', 'other') } } },
    ['es: list.more is not in English'],
  ],
  [
    'English is plain',
    { en: { list: { ...complete['en'], title: 'Sent as soon as there is a network' } } },
    [
      'en: list.title is not plain English, say “offline, or a connection”: Sent as soon as there is a network',
    ],
  ],
  [
    'nobody is shouted at',
    { es: { list: { title: '¡Correo!', ...plural('one', 'many', 'other') } } },
    ['es: list.title raises its voice'],
  ],
])('%s', (_, changes, problems) => expect(wordProblems(folderWith(changes))).toEqual(problems));
