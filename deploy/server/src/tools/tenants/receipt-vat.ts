import type { Language } from '@callboard/contract';

/** Hundredths of a percent, as of 2026: what holds for most things, then where a kind of receipt has its own. */
const rates: Record<Language, { most: number } & Partial<Record<string, number>>> = {
  deAt: { most: 2_000, travel: 1_000, hotel: 1_000, meal: 1_000 },
  de: { most: 1_900, travel: 700, hotel: 700, meal: 700 },
  en: { most: 2_000, travel: 0 },
  cy: { most: 2_000, travel: 0 },
  fr: { most: 2_000, travel: 1_000, hotel: 1_000, meal: 1_000 },
  es: { most: 2_100, travel: 1_000, hotel: 1_000, meal: 1_000 },
  nl: { most: 2_100, travel: 900, meal: 900 },
};

/** What a tenant's receipts of this kind hold most often, by the country of its language. */
export const receiptVatRate = (language: Language, type: string): number =>
  rates[language][type] ?? rates[language].most;
