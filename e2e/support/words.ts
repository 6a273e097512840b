import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@callboard/contract';
import { root } from './run/paths.ts';

type Tree = { readonly [key: string]: string | Tree };

/** What a screen says in a language: the texts that the product itself ships. */
export function wordsOf(part: 'shell' | `remotes/${string}`, language: Language) {
  const trees = [
    'src/words',
    'src/page-words',
    'src/help/words',
    'src/start/words',
    'src/screens/page-words',
    'src/screens/help/words',
    'src/screens/outbox/words',
    'src/runtime/update/words',
  ]
    .map((folder) => join(root, part, folder, `${language}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Tree);
  const tree = Object.assign({}, ...trees) as Tree;
  return (key: string, params: Record<string, string> = {}): string => {
    let at: string | Tree | undefined = tree;
    for (const name of key.split('.')) at = typeof at === 'object' ? at[name] : undefined;
    if (typeof at !== 'string') throw new Error(`${part} has no words for ${key} in ${language}.`);
    return at.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => params[name] ?? '');
  };
}

/** How `html lang` spells each language. */
export const htmlLang: Record<Language, string> = {
  en: 'en',
  nl: 'nl',
  cy: 'cy',
  fr: 'fr',
  deAt: 'de-AT',
  de: 'de',
  es: 'es',
};
export { languages, type Language };
