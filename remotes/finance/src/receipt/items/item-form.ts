import type { Format } from '@callboard/i18n';
import { readAmount, readNumber, writeAmount } from '@callboard/parts';
import type { FieldProblem } from '@callboard/parts';

/** An item as it is typed. */
export type ItemValues = {
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  readonly vat: string;
};
type Item = {
  readonly description: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly vatRate: number;
};

/** Rates are hundredths of a percent. */
const readRate = (text: string, format: Format): number | null => {
  const percent = readNumber(text.replace('%', ''), format);
  return percent === null ? null : Math.round(percent * 100);
};
export const writeRate = (rate: number, { number }: Format): string =>
  number(rate / 100, { maximumFractionDigits: 2, useGrouping: false });

export const itemValues = (item: Item, currency: string, format: Format): ItemValues => ({
  description: item.description,
  quantity: format.number(item.quantity, { maximumFractionDigits: 3, useGrouping: false }),
  price: writeAmount(item.unitPriceMinor, currency, format),
  vat: writeRate(item.vatRate, format),
});

/** How the least and the most of each figure are written. */
export const itemBounds = (currency: string, format: Format) => ({
  quantity: (most: number) => format.number(most),
  price: (minor: number) => format.money({ amount: minor, currency }),
  vat: (rate: number) => format.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
});

/** What cannot be read is 0 here, and a problem of its field. */
export const itemBody = (values: ItemValues, currency: string, format: Format): Item => ({
  description: values.description.trim(),
  quantity: readNumber(values.quantity, format) ?? 0,
  unitPriceMinor: readAmount(values.price, currency, format) ?? 0,
  vatRate: readRate(values.vat, format) ?? 0,
});

export function itemProblems(
  { quantity, price, vat }: ItemValues,
  currency: string,
  format: Format,
): FieldProblem<keyof ItemValues>[] {
  const unread = (
    path: keyof ItemValues,
    text: string,
    read: number | null,
  ): FieldProblem<keyof ItemValues>[] =>
    read === null ? [{ path, code: text.trim() === '' ? 'required' : 'bad_format' }] : [];
  return [
    ...unread('quantity', quantity, readNumber(quantity, format)),
    ...unread('price', price, readAmount(price, currency, format)),
    ...unread('vat', vat, readRate(vat, format)),
  ];
}
