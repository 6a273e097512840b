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

type Place = { language: Language; timeZone: string };

/** A moment as a paper prints it: day, time and zone; the exact one with its seconds. */
export const momentText = (at: Date, { language, timeZone }: Place, how?: 'exact'): string =>
  `${new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: how === 'exact' ? 'medium' : 'short',
    timeZone,
  }).format(at)} (${timeZone})`;

/** A pure day `YYYY-MM-DD`, which is in no time zone. */
export const dayText = (
  day: string,
  language: Language,
  dateStyle: 'full' | 'long' | 'medium' = 'full',
): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
