import { useSyncExternalStore } from 'react';
import type { Language } from '@callboard/contract';
import type { Words } from './index.ts';
import { currentLanguage, onWordsChange, translatorOf } from './words.ts';
import type { Params } from './words.ts';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Base<Key extends string> = Key extends `${infer Before}_${Plural}` ? Before : Key;
/** Dotted addresses of every text; plural forms count as one. */
type KeysOf<Tree> = {
  [Key in Exclude<keyof Tree, 'default'> & string]: Tree[Key] extends string
    ? Base<Key>
    : `${Key}.${KeysOf<Tree[Key]>}`;
}[Exclude<keyof Tree, 'default'> & string];

export type Namespace = keyof Words & string;
export type WordKey<Name extends Namespace> = KeysOf<Words[Name]>;
export type Translate<Name extends Namespace> = (key: WordKey<Name>, params?: Params) => string;

/** The words of a namespace outside React: of the moment it is called. */
export const wordsOf = <Name extends Namespace>(namespace: Name): Translate<Name> => translatorOf(namespace);

/** The words of a namespace, drawn anew when the language changes. */
export const useWords = <Name extends Namespace>(namespace: Name): Translate<Name> =>
  useSyncExternalStore(onWordsChange, () => translatorOf(namespace));

export const useLanguage = (): Language => useSyncExternalStore(onWordsChange, currentLanguage);
