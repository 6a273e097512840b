import type { Language } from '@callboard/contract';

export const locales = {
  en: 'en-GB',
  nl: 'nl-NL',
  cy: 'cy-GB',
  fr: 'fr-FR',
  deAt: 'de-AT',
  de: 'de-DE',
  es: 'es-ES',
} as const satisfies Record<Language, string>;

const kept = new Map<string, Intl.DateTimeFormat>();

/**
 * How days and times are written in a language. Each is made once: making one takes a quarter of a millisecond and
 * memory that the collector does not count, and a list wants one for every row.
 */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locales[language], options);
  kept.set(key, format);
  return format;
}
