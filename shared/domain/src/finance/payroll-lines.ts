import type { payBases } from './payroll-draft.ts';
import { shareOf } from '../money/money.ts';

type Named = { readonly id: string; readonly name: string };
export type PayrollLine = {
  readonly day: string;
  readonly job: {
    readonly project: (Named & { readonly number: string }) | null;
    readonly crew: Named | null;
  } | null;
};

export type PayrollGroup<Line> = {
  readonly key: string;
  /** Nothing for allowances and corrections, which belong to no job. */
  readonly project: string;
  readonly crew: string;
  readonly items: readonly Line[];
};

const keyOf = ({ job }: PayrollLine): string => (job ? `${job.project?.id ?? ''}/${job.crew?.id ?? ''}` : '');

/** Items by the job they pay for, in the order of their days; what belongs to no job comes last. */
export function payrollLineGroups<Line extends PayrollLine>(
  items: readonly Line[],
): readonly PayrollGroup<Line>[] {
  const groups = Map.groupBy(
    items.toSorted((one, other) => one.day.localeCompare(other.day)),
    keyOf,
  );
  return [...groups]
    .map(([key, its]) => {
      const job = its[0]?.job;
      const project = job?.project ? `${job.project.number} ${job.project.name}` : '';
      return { key, project, crew: job?.crew?.name ?? '', items: its };
    })
    .sort((one, other) => Number(one.key === '') - Number(other.key === ''));
}

export const payKinds = ['hour', 'day', 'flat', 'other', 'unpaid'] as const;
export type PayKind = (typeof payKinds)[number];

export type PaidLine = {
  /** Nothing where no position is behind it. */
  readonly basis: (typeof payBases)[number] | null;
  readonly paidMinutes: number;
  readonly amountMinor: number;
};

/** What an amount is paid for. Without a position it is hours where hours are paid, an allowance where none are. */
export function payKindOf({ basis, paidMinutes, amountMinor }: PaidLine): PayKind {
  if (amountMinor === 0) return 'unpaid';
  if (basis === 'day' || basis === 'flat') return basis;
  return paidMinutes > 0 ? 'hour' : 'other';
}

/** What an hour was paid: the agreed rate where it makes the amount, or else what the amount comes to. */
export function hourlyMinor(line: PaidLine, agreedMinor: number | null): number | null {
  const { paidMinutes, amountMinor } = line;
  if (payKindOf(line) !== 'hour') return null;
  const agreed = agreedMinor !== null && shareOf(agreedMinor, paidMinutes, 60) === amountMinor;
  return agreed ? agreedMinor : Math.round((amountMinor * 60) / paidMinutes);
}

/** Hours and money of each kind that there is. */
export const sumsByKind = (lines: readonly PaidLine[]) =>
  payKinds.flatMap((kind) => {
    const its = lines.filter((line) => payKindOf(line) === kind);
    const sum = (of: (line: PaidLine) => number) => its.reduce((all, line) => all + of(line), 0);
    const paidMinutes = sum((line) => line.paidMinutes);
    return its.length === 0
      ? []
      : [{ kind, items: its.length, paidMinutes, amountMinor: sum((line) => line.amountMinor) }];
  });
