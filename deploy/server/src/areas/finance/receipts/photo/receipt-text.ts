import { totalIn, vatRateIn } from './receipt-amounts.ts';
import { currencyIn, dateIn, sellerIn } from './receipt-words.ts';

/** What a receipt seems to say, from the text that was read on it; nothing where it does not say it clearly. */
export function receiptInText(text: string, today: string) {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const grossMinor = totalIn(lines);
  return {
    date: dateIn(lines, today),
    merchant: sellerIn(lines),
    grossMinor,
    vatRate: vatRateIn(lines, grossMinor),
    currency: currencyIn(lines),
  };
}
