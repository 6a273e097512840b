import type { InvoiceRow } from '@callboard/contract';

type Sum = { readonly currency: string; readonly gross: number };

const sumsOf = (rows: readonly InvoiceRow[]): Sum[] =>
  [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, its]) => ({ currency, gross: its.reduce((sum, { gross }) => sum + gross, 0) }))
    .sort((a, b) => a.currency.localeCompare(b.currency));

/** What invoices come to and what of that is not paid: a credit note takes away, two currencies have no sum. */
export const sumsOfInvoices = (rows: readonly InvoiceRow[]) => ({
  all: sumsOf(rows),
  open: sumsOf(rows.filter(({ state }) => state !== 'paid')),
});
