/**
 * Names of namespaces and their English words. Each owner adds its own:
 * `declare module '@callboard/i18n' { interface Words { mailbox: typeof import('…/en.json') } }`
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the owners of words
export interface Words {}

export { followClock, formatFor, prepareDates, useFormat } from './format.ts';
export type { DateStyle, Format, FormatOptions, Money } from './format.ts';
export { asLanguage, htmlLangOf, knownLanguage, languageNames, localeOf } from './language.ts';
export { looseWordsOf, useLanguage, useLooseWords, useWords, wordsOf } from './use-words.ts';
export type { KeysOf, Namespace, Translate, WordKey } from './use-words.ts';
export {
  askedLanguage,
  currentLanguage,
  declareWords,
  onWordsChange,
  registerWords,
  setLanguage,
} from './words.ts';
export type { LoadWords, Params } from './words.ts';
