import type { AnswerOf, companies } from '@callboard/contract';
import type { Format } from '@callboard/i18n';
import { writeAmount } from '@callboard/parts';
import { writeRate } from '../items/item-form.ts';

export type ReceiptTemplate = AnswerOf<typeof companies.companyReceiptTemplates>['items'][number];

const figure = (item: Readonly<Record<string, unknown>>, name: string, otherwise: number): number => {
  const value = item[name];
  return typeof value === 'number' ? value : otherwise;
};

/** What a template says, as it would be typed: its items are one total here. */
export function templateValues(template: ReceiptTemplate, format: Format) {
  const { caption, receiptTypeId, currency, items } = template;
  const total = items.reduce(
    (sum, item) => sum + Math.round(figure(item, 'quantity', 1) * figure(item, 'unitPriceMinor', 0)),
    0,
  );
  const rates = new Set(items.map((item) => figure(item, 'vatRate', -1)));
  const [rate = -1] = rates;
  return {
    typeId: receiptTypeId,
    merchant: caption,
    currency,
    ...(total > 0 && { price: writeAmount(total, currency, format) }),
    // Several rates are no rate of the whole.
    ...(rates.size === 1 && rate >= 0 && { vat: writeRate(rate, format) }),
  };
}
