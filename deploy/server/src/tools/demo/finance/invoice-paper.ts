import { lineMinor, sumsOfNet } from '@callboard/domain';
import { amount, columns, dotted, rule } from './paper-lines.ts';

type Item = { description: string; quantity: number; unitPriceMinor: number; vatRate: number };
type Invoice = {
  number: string;
  invoiceDate: string;
  dueDate: string;
  currency: string;
  comment: string;
};

const widths = [46, -8, -12, -7, -14];

/** An invoice as it would be printed: its items, the VAT of each rate and what there is to pay. */
export function invoicePaperLines(
  invoice: Invoice,
  items: readonly Item[],
  { from, to }: { from: string; to: string },
): string[] {
  const lines = items.map(({ quantity, unitPriceMinor, vatRate, ...item }) => ({
    ...item,
    quantity,
    unitPriceMinor,
    vatRate,
  }));
  const { net, gross, rates } = sumsOfNet(lines);
  const sum = (caption: string, minor: number) =>
    columns([75, -18], [caption, amount(minor, invoice.currency)]);
  return [
    from,
    '',
    `An: ${to}`,
    `Datum: ${dotted(invoice.invoiceDate)}   Fällig: ${dotted(invoice.dueDate)}`,
    '',
    columns(widths, ['Leistung', 'Menge', 'Preis', 'USt.', 'Netto']),
    rule,
    ...lines.map((line) =>
      columns(widths, [
        line.description,
        String(line.quantity).replace('.', ','),
        amount(line.unitPriceMinor),
        `${line.vatRate / 100} %`,
        amount(lineMinor(line)),
      ]),
    ),
    rule,
    sum('Netto', net),
    ...rates.map(({ vatRate, net: of, vat }) => sum(`${vatRate / 100} % USt. von ${amount(of)}`, vat)),
    sum('Zu zahlen', gross),
    '',
    ...(invoice.comment === '' ? [] : [invoice.comment]),
  ];
}
