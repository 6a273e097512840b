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

/** A moment as a paper prints it: day, time and zone. */
export const momentText = (
  at: Date,
  { language, timeZone }: { language: Language; timeZone: string },
): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(at) + ` (${timeZone})`;
