import { shareOf } from '../money/money.ts';

export const payBases = ['hour', 'day', 'flat', 'none'] as const;
type PayBasis = (typeof payBases)[number];

/** A position whose hours are signed off, with what was agreed for it and what the contract pays an hour. */
export type ApprovedWork = {
  readonly crewItemId: string;
  readonly projectId: string;
  readonly caption: string;
  readonly day: string;
  readonly plannedMinutes: number;
  readonly checkedMinutes: number | null;
  readonly approvedMinutes: number;
  readonly basis: PayBasis;
  readonly payMinor: number | null;
  readonly currency: string | null;
  readonly contract: { readonly payMinor: number; readonly currency: string } | null;
  /** Where neither the position nor a contract names one. */
  readonly otherCurrency: string;
};

export type DraftLine = Omit<
  ApprovedWork,
  'basis' | 'payMinor' | 'currency' | 'contract' | 'otherCurrency'
> & {
  readonly paidMinutes: number;
  readonly amountMinor: number;
  readonly currency: string;
};

type PayTerms = Pick<ApprovedWork, 'basis' | 'payMinor'> & { readonly contract: unknown };

/**
 * Whether nobody has said what this work is paid. A rate of nothing is said, and so is "unpaid"; the contract pays
 * hours, not days and flat sums.
 */
export const payMissing = ({ basis, payMinor, contract }: PayTerms): boolean =>
  basis !== 'none' && payMinor === null && (basis !== 'hour' || contract === null);

/**
 * What approved work is paid. By the hour it is the agreed rate or else the contract's; a day and a flat sum are
 * paid whole, as soon as a minute was worked.
 */
export function draftLine(work: ApprovedWork): DraftLine {
  const { basis, payMinor, currency, contract, otherCurrency, ...line } = work;
  const agreed = payMinor !== null;
  const rate = payMinor ?? (basis === 'hour' ? contract?.payMinor : null) ?? 0;
  const paidMinutes = basis === 'none' ? 0 : work.approvedMinutes;
  const amounts: Record<PayBasis, number> = {
    hour: shareOf(rate, paidMinutes, 60),
    day: paidMinutes > 0 ? rate : 0,
    flat: paidMinutes > 0 ? rate : 0,
    none: 0,
  };
  return {
    ...line,
    paidMinutes,
    amountMinor: amounts[basis],
    currency: (agreed ? currency : null) ?? contract?.currency ?? otherCurrency,
  };
}

/** Lines in the order of the days, apart by currency: two of them are never added. */
export const draftsOf = (works: readonly ApprovedWork[]): ReadonlyMap<string, DraftLine[]> =>
  Map.groupBy(
    works.map(draftLine).sort((a, b) => (`${a.day} ${a.crewItemId}` < `${b.day} ${b.crewItemId}` ? -1 : 1)),
    ({ currency }) => currency,
  );

const figures = [
  'caption',
  'day',
  'plannedMinutes',
  'checkedMinutes',
  'approvedMinutes',
  'paidMinutes',
  'amountMinor',
] as const satisfies readonly (keyof DraftLine)[];
export type MadeOf = Pick<DraftLine, (typeof figures)[number]>;

export const madeOf = (line: DraftLine): MadeOf =>
  Object.fromEntries(figures.map((name) => [name, line[name]])) as MadeOf;

type Standing = {
  readonly id: string;
  readonly crewItemId: string | null;
  readonly madeOf: MadeOf | null;
};
export type DraftChanges = {
  readonly add: readonly DraftLine[];
  readonly change: readonly { readonly id: string; readonly line: DraftLine }[];
  readonly remove: readonly string[];
};

/**
 * What makes a draft say what was worked. Items of no position are the accountant's own and stay; so does what
 * was corrected by hand, until the work behind it is another one.
 */
export function draftChanges(standing: readonly Standing[], lines: readonly DraftLine[]): DraftChanges {
  const wanted = new Map(lines.map((line) => [line.crewItemId, line]));
  const ofWork = standing.filter(({ crewItemId }) => crewItemId !== null);
  const known = new Set(ofWork.map(({ crewItemId }) => crewItemId));
  return {
    add: lines.filter(({ crewItemId }) => !known.has(crewItemId)),
    change: ofWork.flatMap(({ id, crewItemId, madeOf: before }) => {
      const line = wanted.get(crewItemId ?? '');
      return line && figures.some((name) => before?.[name] !== line[name]) ? [{ id, line }] : [];
    }),
    remove: ofWork.flatMap(({ id, crewItemId }) => (wanted.has(crewItemId ?? '') ? [] : [id])),
  };
}
