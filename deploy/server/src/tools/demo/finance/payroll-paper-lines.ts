import { amount, clock, columns, dotted, rule } from './paper-lines.ts';

type Item = {
  crew_item_id: string | null;
  caption: string;
  day: string;
  paid_minutes: number;
  amount_minor: number;
};
type Payroll = {
  from_day: string;
  to_day: string;
  gross_minor: number;
  net_minor: number;
  currency: string;
};

const widths = [12, 54, -8, -14];
export const allowanceCaption = 'Diäten';

/** The papers that a payroll office sends with a payroll; their figures are those of the payroll and its items. */
export function payrollPaperLines(
  payroll: Payroll,
  items: readonly Item[],
  { from, to }: { from: string; to: string },
) {
  const { currency } = payroll;
  const sum = (caption: string, minor: number) => columns([78, -14], [caption, amount(minor, currency)]);
  const head = [from, '', to, `${dotted(payroll.from_day)} - ${dotted(payroll.to_day)}`, ''];
  const listed = (some: readonly Item[]) => [
    columns(widths, ['Tag', 'Posten', 'Stunden', 'Betrag']),
    rule,
    ...some.map((item) =>
      columns(widths, [dotted(item.day), item.caption, clock(item.paid_minutes), amount(item.amount_minor)]),
    ),
    rule,
    sum(
      'Summe',
      some.reduce((all, { amount_minor }) => all + amount_minor, 0),
    ),
  ];
  const allowances = items.filter(({ caption }) => caption === allowanceCaption);
  return {
    PayrollDetails: [...head, ...listed(items)],
    Allowance: allowances.length === 0 ? null : [...head, ...listed(allowances)],
  };
}
