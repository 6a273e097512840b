import type { Language } from '@callboard/contract';
import { dateFormat } from '../locales.ts';

type Place = { language: Language; timeZone: string };

/** A moment as a paper prints it: day, time and zone; the exact one with its seconds. */
export const momentText = (at: Date, { language, timeZone }: Place, how?: 'exact'): string =>
  `${dateFormat(language, {
    dateStyle: 'medium',
    timeStyle: how === 'exact' ? 'medium' : 'short',
    timeZone,
  }).format(at)} (${timeZone})`;

/** A pure day `YYYY-MM-DD`, which is in no time zone. */
export const dayText = (
  day: string,
  language: Language,
  dateStyle: 'full' | 'long' | 'medium' = 'full',
): string => dateFormat(language, { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
