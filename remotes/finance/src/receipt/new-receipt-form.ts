import type { Format } from '@callboard/i18n';
import { itemBody } from './item-form.ts';
import { workBody } from './receipt-work.ts';

type Values = {
  readonly typeId: string;
  readonly date: string;
  readonly merchant: string;
  readonly price: string;
  readonly vat: string;
  readonly currency: string;
  readonly payment: string;
  /** Not in a draft that an earlier release has kept. */
  readonly work?: string;
};
export type ReceiptType = { readonly id: string; readonly caption: string };

/** The total of the paper as one item, named after what kind of receipt it is. */
export function newReceiptBody(values: Values, types: readonly ReceiptType[], format: Format) {
  const { typeId, date, merchant, currency, payment, work = '' } = values;
  const description = types.find(({ id }) => id === typeId)?.caption ?? typeId;
  return {
    typeId,
    date,
    currency,
    merchant: merchant.trim(),
    payment: payment === 'company' ? ('company' as const) : ('own' as const),
    ...(work !== '' && workBody(work)),
    items: [itemBody({ ...values, description, quantity: '1' }, currency, format)],
  };
}
