import type { PayrollRow } from '@callboard/contract';

/** Gross of drafts together: two currencies have no sum. */
export const sumsOfDrafts = (drafts: readonly PayrollRow[]): { currency: string; gross: number }[] =>
  [...Map.groupBy(drafts, ({ currency }) => currency)].map(([currency, its]) => ({
    currency,
    gross: its.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
  }));
