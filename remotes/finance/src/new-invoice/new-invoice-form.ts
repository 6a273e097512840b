import { fieldErrorsOf, invoices } from '@callboard/contract';
import type { InvoiceItem, InvoiceProposal } from '@callboard/contract';
import { fieldTextOf } from '@callboard/feature';
import type { WriteBound } from '@callboard/feature';
import type { Format } from '@callboard/i18n';
import { writeAmount } from '@callboard/parts';
import { itemBody, itemBounds, itemProblems, writeRate } from '../receipt/items/item-form.ts';
import type { ItemValues } from '../receipt/items/item-form.ts';

/** An item as it is typed, with the hours that it is made of. */
export type InvoiceItemValues = ItemValues & { readonly hours?: InvoiceItem['hours'] };

/** An invoice as it is typed. */
export type InvoiceValues = {
  readonly companyId: string;
  readonly projectId: string;
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly currency: string;
  readonly items: readonly InvoiceItemValues[];
  readonly comment: string;
};

export const mostItems = 200;

export const noItem = (format: Format): InvoiceItemValues => ({
  description: '',
  quantity: '1',
  price: '',
  vat: writeRate(2_000, format),
});
/** Nobody has typed anything into it. */
const isEmpty = (item: InvoiceItemValues) => item.description === '' && item.price === '' && !item.hours;

export const invoiceBody = (values: InvoiceValues, format: Format) => ({
  companyId: values.companyId,
  ...(values.projectId && { projectId: values.projectId }),
  invoiceDate: values.invoiceDate,
  dueDate: values.dueDate,
  currency: values.currency,
  comment: values.comment.trim(),
  items: values.items.map((item) => ({
    ...itemBody(item, values.currency, format),
    ...(item.hours && { crewItemIds: item.hours.map(({ crewItemId }) => crewItemId) }),
  })),
});

/** Items made of signed-off hours. A price that the rate card does not have is left to be typed. */
const itemsOfHours = (
  { lines, currency }: InvoiceProposal,
  vat: string,
  format: Format,
): InvoiceItemValues[] =>
  lines.map(({ day, crew, function: functionName, quantity, unitPriceMinor, hours }) => ({
    description: [`${crew} · ${functionName}`, format.date(day, 'medium')].join(', ').slice(0, 200),
    quantity: format.number(quantity, { maximumFractionDigits: 3, useGrouping: false }),
    price: unitPriceMinor === null ? '' : writeAmount(unitPriceMinor, currency, format),
    vat,
    hours,
  }));

/** The items that were typed, and those of the hours of one project. */
export function itemsWithHours(
  items: readonly InvoiceItemValues[],
  proposal: InvoiceProposal,
  format: Format,
): InvoiceItemValues[] {
  const { vat } = items.at(-1) ?? noItem(format);
  const typed = items.filter((item) => !isEmpty(item) && !item.hours);
  return [...typed, ...itemsOfHours(proposal, vat, format)].slice(0, mostItems);
}

/** What the contract calls a field of an item, and what the form does. */
const fieldOf = {
  description: 'description',
  quantity: 'quantity',
  unitPriceMinor: 'price',
  vatRate: 'vat',
} as const satisfies Record<string, keyof ItemValues>;
const isKnown = (name: string): name is keyof typeof fieldOf => Object.hasOwn(fieldOf, name);
type ItemFaults = { -readonly [Name in keyof ItemValues]?: string };

/** What is wrong with each item, in words. */
export function itemFaults(values: InvoiceValues, format: Format): readonly ItemFaults[] {
  const body = invoiceBody(values, format);
  const read = invoices.addInvoice.body?.safeParse(body);
  const bounds: { readonly [Name in keyof ItemValues]?: WriteBound } = itemBounds(values.currency, format);
  const errors = read?.error ? fieldErrorsOf(read.error.issues, body) : [];
  return values.items.map((item, at) => {
    const faults: ItemFaults = {};
    for (const { path, code } of itemProblems(item, values.currency, format))
      faults[path] ??= fieldTextOf({ code, params: {} });
    for (const { path, code, params } of errors) {
      const [, index, name = ''] = path.split('.');
      if (Number(index) !== at || !isKnown(name)) continue;
      const field = fieldOf[name];
      const isEmpty = item[field].trim() === '';
      faults[field] ??= fieldTextOf({ code: isEmpty ? 'required' : code, params }, bounds[field]);
    }
    return faults;
  });
}
