import type { Language } from '@callboard/contract';
import { lineMinor, sumsOfNet } from '@callboard/domain';
import { locales } from '#platform/locales.ts';
import { dayText } from '#platform/pdf/moment.ts';
import { moneyWriter } from '#platform/pdf/money.ts';
import type { Paper } from '#platform/pdf/paper.ts';
import type { WholeInvoice } from './e-invoice.ts';
import type { Buyer } from '../invoice/invoice-parties.db.ts';
import { invoiceWords } from './invoice-words.ts';
import { vatCategory } from './vat-category.ts';

type PaperOptions = { language: Language; tenantName: string; madeAt: Date; timeZone: string };

const addressOf = ({ name, street, zip, city, country }: Buyer): string =>
  [name, street, [zip, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');

/** An invoice as people read it: who, to whom, for what, the VAT of each rate and what there is to pay. */
export function invoicePaper({ invoice, items, seller, buyer }: WholeInvoice, options: PaperOptions): Paper {
  const { currency } = invoice;
  const words = invoiceWords[options.language];
  const locale = locales[options.language];
  const money = moneyWriter(currency, options.language);
  const quantities = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const percent = (vatRate: number) => rates.format(vatRate / 10_000);
  const sums = sumsOfNet(items);
  const credit = invoice.grossMinor < 0;
  const categories = new Set(items.map(({ vatRate }) => vatCategory(vatRate, seller, buyer)));
  return {
    ...options,
    title: credit ? words.creditNote : words.title,
    number: invoice.number,
    facts: [
      [words.from, addressOf(seller)],
      [words.vatNumber, seller.vatNumber],
      [words.to, addressOf(buyer)],
      ...(buyer.vatNumber === '' ? [] : [[words.vatNumber, buyer.vatNumber] as const]),
      [words.invoiceDate, dayText(invoice.invoiceDate, options.language, 'medium')],
      [words.dueDate, dayText(invoice.dueDate, options.language, 'medium')],
    ],
    tables: [
      {
        head: [words.description, words.quantity, words.price, words.vatRate, words.amount],
        rows: items.map((item) => [
          item.description,
          quantities.format(item.quantity),
          money(item.unitPriceMinor),
          percent(item.vatRate),
          money(lineMinor(item)),
        ]),
        align: ['left', 'right', 'right', 'right', 'right'],
      },
      {
        head: [words.net, money(sums.net)],
        rows: [
          ...sums.rates.map(({ vatRate, net, vat }) => [
            words.vat.replace('{rate}', percent(vatRate)).replace('{net}', money(net)),
            money(vat),
          ]),
          [credit ? words.grossBack : words.gross, money(sums.gross)],
        ],
        align: ['left', 'right'],
      },
    ],
    texts: [
      ...(seller.iban === '' || credit ? [] : [{ body: `${words.account}: ${seller.iban}` }]),
      ...(categories.has('AE') ? [{ body: words.reverse }] : []),
      ...(categories.has('G') ? [{ body: words.outsideUnion }] : []),
      ...(invoice.comment === '' ? [] : [{ body: invoice.comment }]),
      { body: words.note },
    ],
    documentId: invoice.id,
  };
}
