import type { PayrollRow } from '@callboard/contract';
import { hourlyMinor, payKindOf } from '@callboard/domain';
import type { PayKind, sumsByKind } from '@callboard/domain';
import type { PaperTable } from '#platform/pdf/table.ts';
import type { PayrollFormat } from './payroll-format.ts';
import { payrollHours } from '../read/payroll-hours.ts';
import type { Correction } from './payroll-paper.db.ts';
import type { PayrollLine } from '../read/present-payroll.ts';

const total = (lines: readonly PayrollLine[], of: (line: PayrollLine) => number | null): number =>
  lines.reduce((sum, line) => sum + (of(line) ?? 0), 0);

// Money without hours has no times to compare.
const hasHours = ({ plannedMinutes, paidMinutes }: PayrollLine): boolean =>
  plannedMinutes !== 0 || paidMinutes !== 0;

function rateOf(line: PayrollLine, { words, money }: PayrollFormat): string {
  const hourly = hourlyMinor(line, line.agreedMinor);
  if (hourly !== null) return `${money(hourly)}/h`;
  const kind = payKindOf(line);
  return kind === 'day' ? words.perDay : kind === 'flat' ? words.perFlat : '–';
}

/** The items of one job, with their four times, and what they come to. */
export function itemsTable(
  caption: string,
  lines: readonly PayrollLine[],
  format: PayrollFormat,
): PaperTable {
  const { words, money, day } = format;
  const hours = (of: (line: PayrollLine) => number | null) =>
    lines.some(hasHours) ? payrollHours(total(lines, of)) : '–';
  const about = ({ status }: PayrollLine) =>
    status === 'declined' ? words.declined : status === 'answered' ? words.answered : '';
  return {
    caption,
    head: [
      words.day,
      words.work,
      words.planned,
      words.checked,
      words.approved,
      words.paid,
      words.rate,
      words.amount,
    ],
    align: ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'],
    rows: lines.map((line) => [
      day(line.day),
      [line.job?.function ?? line.caption, about(line)].filter(Boolean).join('\n'),
      hasHours(line) ? payrollHours(line.plannedMinutes) : '–',
      hasHours(line) ? payrollHours(line.checkedMinutes) : '–',
      hasHours(line) ? payrollHours(line.approvedMinutes) : '–',
      hasHours(line) ? payrollHours(line.paidMinutes) : '–',
      rateOf(line, format),
      money(line.amountMinor),
    ]),
    sum: [
      words.total,
      '',
      hours(({ plannedMinutes }) => plannedMinutes),
      hours(({ checkedMinutes }) => checkedMinutes),
      hours(({ approvedMinutes }) => approvedMinutes),
      hours(({ paidMinutes }) => paidMinutes),
      '',
      money(total(lines, ({ amountMinor }) => amountMinor)),
    ],
  };
}

/** What is paid for which kind of work; below it the gross of the payroll. */
export function kindsTable(
  sums: ReturnType<typeof sumsByKind>,
  { minutes, grossMinor }: Pick<PayrollRow, 'minutes' | 'grossMinor'>,
  { words, money }: PayrollFormat,
): PaperTable {
  const names: Record<PayKind, string> = {
    hour: words.kindHour,
    day: words.kindDay,
    flat: words.kindFlat,
    other: words.kindOther,
    unpaid: words.kindUnpaid,
  };
  return {
    caption: words.byKind,
    head: ['', words.items, words.paid, words.amount],
    align: ['left', 'right', 'right', 'right'],
    rows: sums.map(({ kind, items, paidMinutes, amountMinor }) => [
      names[kind],
      String(items),
      payrollHours(paidMinutes),
      money(amountMinor),
    ]),
    sum: [
      words.gross,
      String(sums.reduce((all, { items }) => all + items, 0)),
      payrollHours(minutes),
      money(grossMinor),
    ],
  };
}

/** What the person said about items, and what was answered. */
export function objectionsTable(
  lines: readonly PayrollLine[],
  { words, day }: PayrollFormat,
): readonly PaperTable[] {
  const said = lines.filter(({ declinedBody }) => declinedBody !== '');
  if (said.length === 0) return [];
  const answerOf = ({ answerBody, answeredBy }: PayrollLine) =>
    answerBody === '' ? words.noAnswer : [answerBody, answeredBy?.name].filter(Boolean).join('\n');
  return [
    {
      caption: words.objections,
      head: [words.day, words.work, words.objection, words.answer],
      rows: said.map((line) => [day(line.day), line.caption, line.declinedBody, answerOf(line)]),
    },
  ];
}

type Figures = Record<string, unknown>;
const figuresOf = (side: unknown): Figures => (typeof side === 'object' && side !== null ? { ...side } : {});

/** What was changed after the person had seen it, with the reason. */
export function correctionsTable(
  corrections: readonly Correction[],
  { words, day, money, moment }: PayrollFormat,
): readonly PaperTable[] {
  const minutes = (value: unknown) => payrollHours(typeof value === 'number' ? value : null);
  const written = [
    ['caption', words.work, String],
    ['approvedMinutes', words.approved, minutes],
    ['paidMinutes', words.paid, minutes],
    ['amountMinor', words.amount, (value: unknown) => money(Number(value))],
  ] as const;
  const rows = corrections.map(({ day: of, caption, before, after, reason, body, at }) => {
    const [was, is] = [figuresOf(before), figuresOf(after)];
    const changed = written.filter(([name]) => name in is);
    const side = (figures: Figures) =>
      changed.map(([name, label, write]) => `${label}: ${write(figures[name])}`).join('\n');
    return [`${day(of)}\n${caption}`, side(was), side(is), `${reason || body}\n${moment(at.toISOString())}`];
  });
  if (rows.length === 0) return [];
  return [{ caption: words.corrections, head: [words.work, words.before, words.after, words.reason], rows }];
}
