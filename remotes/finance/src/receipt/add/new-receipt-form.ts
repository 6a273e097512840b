import { recordOf } from '@callboard/contract';
import type { KeyOf, receiptFields } from '@callboard/contract';
import type { Format } from '@callboard/i18n';
import { itemBody } from '../items/item-form.ts';
import { entryOf, newFields } from '../fields/receipt-fields.ts';
import { workBody } from '../fields/receipt-work.ts';

type NewField = (typeof newFields)[number];
type Values = Readonly<Record<NewField | 'price' | 'vat', string>>;
const texts = newFields.filter(
  (name): name is NewField & KeyOf<typeof receiptFields, 'text'> => entryOf(name).control === 'text',
);
export type ReceiptType = { readonly id: string; readonly caption: string };

/** The total of the paper as one item, named after what kind of receipt it is. */
export function newReceiptBody(values: Values, types: readonly ReceiptType[], format: Format) {
  const { typeId, date, currency, payment, work } = values;
  const description = types.find(({ id }) => id === typeId)?.caption ?? typeId;
  return {
    typeId,
    date,
    currency,
    ...recordOf(texts, (name) => values[name].trim()),
    payment: payment === 'company' ? ('company' as const) : ('own' as const),
    ...(work !== '' && workBody(work)),
    items: [itemBody({ ...values, description, quantity: '1' }, currency, format)],
  } satisfies Record<Exclude<NewField, 'work'> | 'items', unknown>;
}
