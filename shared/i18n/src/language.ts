import { languages } from '@callboard/contract';
import type { Language } from '@callboard/contract';

type Facts = {
  /** What its speakers call it. */
  readonly name: string;
  /** What the `lang` attribute and the plural rules go by. */
  readonly tag: string;
  /** What dates, numbers and money are written by. */
  readonly locale: string;
  /** Other names under which it comes: captions of the token, settings of a tenant. */
  readonly captions: readonly string[];
};

const facts: Record<Language, Facts> = {
  en: { name: 'English', tag: 'en', locale: 'en-GB', captions: ['english'] },
  nl: { name: 'Nederlands', tag: 'nl', locale: 'nl-NL', captions: ['dutch'] },
  cy: { name: 'Cymraeg', tag: 'cy', locale: 'cy-GB', captions: ['welsh'] },
  fr: { name: 'Français', tag: 'fr', locale: 'fr-FR', captions: ['french'] },
  deAt: {
    name: 'Deutsch (Österreich)',
    tag: 'de-AT',
    locale: 'de-AT',
    captions: ['german (austria)', 'austrian german'],
  },
  de: { name: 'Deutsch', tag: 'de', locale: 'de-DE', captions: ['german'] },
  es: { name: 'Español', tag: 'es', locale: 'es-ES', captions: ['spanish'] },
};

const table = <Value>(of: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Value>;

/** Each language in its own words, in the product's order. */
export const languageNames: Readonly<Record<Language, string>> = table((language) => facts[language].name);

export const localeOf = (language: Language): string => facts[language].locale;
export const htmlLangOf = (language: Language): string => facts[language].tag;

const byName = new Map<string, Language>();
for (const language of languages) {
  const { name, tag, locale, captions } = facts[language];
  for (const known of [language, name, tag, locale, ...captions]) byName.set(known.toLowerCase(), language);
}

/** The language that a code, a tag or a caption means; nothing for what is unknown. */
export function knownLanguage(text: unknown): Language | undefined {
  if (typeof text !== 'string') return undefined;
  const wanted = text.trim().toLowerCase().replaceAll('_', '-');
  return byName.get(wanted) ?? byName.get(wanted.split('-')[0] ?? '');
}

/** English for everything unknown. */
export const asLanguage = (text: unknown): Language => knownLanguage(text) ?? 'en';
