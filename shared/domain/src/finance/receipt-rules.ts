import { daysBetween } from '../time/day.ts';

export const receiptStates = ['draft', 'submitted', 'approved', 'rejected', 'paid'] as const;
export type ReceiptState = (typeof receiptStates)[number];
export const receiptGroups = {
  /** Handed in and not sent back: it is in the books. */
  booked: ['submitted', 'approved', 'paid'],
} as const satisfies Record<string, readonly ReceiptState[]>;
export type ReceiptMove = 'edit' | 'delete' | 'submit' | 'toDraft' | 'approve' | 'reject' | 'pay';

const moves: Record<ReceiptMove, { from: readonly ReceiptState[]; to: ReceiptState }> = {
  edit: { from: ['draft'], to: 'draft' },
  delete: { from: ['draft'], to: 'draft' },
  submit: { from: ['draft'], to: 'submitted' },
  // What nobody has decided yet can be taken back; what was rejected can be made good.
  toDraft: { from: ['submitted', 'rejected'], to: 'draft' },
  approve: { from: ['submitted'], to: 'approved' },
  reject: { from: ['submitted'], to: 'rejected' },
  pay: { from: ['approved'], to: 'paid' },
};

export const receiptAfter = (state: ReceiptState, move: ReceiptMove): ReceiptState | null =>
  moves[move].from.includes(state) ? moves[move].to : null;

type DateRules = { readonly receiptBackDays: number; readonly receiptWarnDays: number };

export function receiptDate(
  date: string,
  today: string,
  { receiptBackDays, receiptWarnDays }: DateRules,
): 'ok' | 'old' | 'in_the_future' | 'too_long_ago' {
  const age = daysBetween(date, today);
  if (age < 0) return 'in_the_future';
  if (age > receiptBackDays) return 'too_long_ago';
  return age > receiptWarnDays ? 'old' : 'ok';
}

/** Why a receipt of this day is not taken. */
export function receiptDateProblem(
  date: string,
  today: string,
  rules: DateRules,
): 'in_the_future' | 'too_long_ago' | null {
  const judged = receiptDate(date, today, rules);
  return judged === 'in_the_future' || judged === 'too_long_ago' ? judged : null;
}

const largestAmountMinor = 99_999_999;

/** Nobody bought that: not even a draft is of such a sum. */
export const exceedsReceipt = (gross: number): boolean => gross > largestAmountMinor;

type Filled = { readonly items: number; readonly photos: number; readonly gross: number };
export type ReceiptGap = {
  path: 'items' | 'documents' | 'gross';
  code: 'required' | 'too_small' | 'too_big';
};

/** What keeps a draft from being handed in. */
export function receiptGaps(
  { items, photos, gross }: Filled,
  { receiptPhotoNeeded }: { readonly receiptPhotoNeeded: boolean },
): ReceiptGap[] {
  const gaps: ReceiptGap[] = [];
  if (items === 0) gaps.push({ path: 'items', code: 'required' });
  else if (gross <= 0) gaps.push({ path: 'gross', code: 'too_small' });
  else if (exceedsReceipt(gross)) gaps.push({ path: 'gross', code: 'too_big' });
  if (receiptPhotoNeeded && photos === 0) gaps.push({ path: 'documents', code: 'required' });
  return gaps;
}
