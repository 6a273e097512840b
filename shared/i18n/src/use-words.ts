import { useTranslation } from 'react-i18next';
import type { Language } from '@callboard/contract';
import type { Words } from './index.ts';
import { currentLanguage, engine, translatorOf } from './words.ts';
import type { LooseTranslate, Params } from './words.ts';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Base<Key extends string> = Key extends `${infer Before}_${Plural}` ? Before : Key;
/** Dotted addresses of every text; plural forms count as one. */
export type KeysOf<Tree> = {
  [Key in Exclude<keyof Tree, 'default'> & string]: Tree[Key] extends string
    ? Base<Key>
    : `${Key}.${KeysOf<Tree[Key]>}`;
}[Exclude<keyof Tree, 'default'> & string];

export type Namespace = keyof Words & string;
export type WordKey<Name extends Namespace> = KeysOf<Words[Name]>;
export type Translate<Name extends Namespace> = (key: WordKey<Name>, params?: Params) => string;

/** The words of a namespace outside React: of the moment it is called. */
export const wordsOf = <Name extends Namespace>(namespace: Name): Translate<Name> => translatorOf(namespace);

/** The same for names that come as data and nobody has checked. */
export const looseWordsOf = (namespace: string): LooseTranslate => translatorOf(namespace);

/** Drawn anew when the language changes or words arrive; never suspends, the shell loads words with the code. */
const drawing = { i18n: engine, useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added' };

export const useWords = <Name extends Namespace>(namespace: Name): Translate<Name> =>
  useTranslation(namespace, drawing).t as unknown as Translate<Name>;

/** For names that come as data and nobody has checked. */
export const useLooseWords = (namespace: string): LooseTranslate =>
  useTranslation(namespace, drawing).t as unknown as LooseTranslate;

export function useLanguage(): Language {
  useTranslation([], drawing);
  return currentLanguage();
}
