import { amount, clock, columns, dotted, rule } from './paper-lines.ts';

type Item = {
  crewItemId: string | null;
  caption: string;
  day: string;
  paidMinutes: number;
  amountMinor: number;
};
type Payroll = {
  fromDay: string;
  toDay: string;
  grossMinor: number;
  netMinor: number;
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
  const head = [from, '', to, `${dotted(payroll.fromDay)} - ${dotted(payroll.toDay)}`, ''];
  const listed = (some: readonly Item[]) => [
    columns(widths, ['Tag', 'Posten', 'Stunden', 'Betrag']),
    rule,
    ...some.map((item) =>
      columns(widths, [dotted(item.day), item.caption, clock(item.paidMinutes), amount(item.amountMinor)]),
    ),
    rule,
    sum(
      'Summe',
      some.reduce((all, { amountMinor }) => all + amountMinor, 0),
    ),
  ];
  const allowances = items.filter(({ caption }) => caption === allowanceCaption);
  return {
    PayrollDetails: [...head, ...listed(items)],
    Allowance: allowances.length === 0 ? null : [...head, ...listed(allowances)],
  };
}
