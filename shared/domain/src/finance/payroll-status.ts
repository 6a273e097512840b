import { isOneOf } from '../states/is-one-of.ts';
import { addDays } from '../time/day.ts';
import { clockAt, instantOf, weekdayOf } from '../time/zoned.ts';

export const payrollStates = [
  'draft',
  'released',
  'confirmed',
  'partlyDeclined',
  'corrected',
  'paid',
  'locked',
] as const;
export type PayrollState = (typeof payrollStates)[number];
export const payrollItemStates = ['open', 'confirmed', 'declined', 'answered'] as const;
export type PayrollItemState = (typeof payrollItemStates)[number];

/** The person can confirm the whole. */
const confirmable = ['released', 'corrected'] as const;

/** What can be said of a payroll, and in which states it holds. */
export const payrollGroups = {
  confirmable,
  /** Person and accountant have not agreed yet: one of them has the word. */
  undecided: [...confirmable, 'partlyDeclined'],
  /** The money has gone out: what it was worked out from stays as it is. */
  paid: ['paid', 'locked'],
} as const satisfies Record<string, readonly PayrollState[]>;

export const payrollItemGroups = {
  /** The person has not agreed yet. */
  open: ['open', 'answered'],
} as const satisfies Record<string, readonly PayrollItemState[]>;

/** What is done with a whole payroll; `sign` confirms it, `accept` is the server when the window has ended. */
export type PayrollMove = 'release' | 'sign' | 'accept' | 'pay' | 'lock';

const payrollMoves: Record<PayrollMove, { from: readonly PayrollState[]; to: PayrollState }> = {
  release: { from: ['draft'], to: 'released' },
  sign: { from: payrollGroups.confirmable, to: 'confirmed' },
  accept: { from: payrollGroups.confirmable, to: 'confirmed' },
  pay: { from: ['confirmed'], to: 'paid' },
  lock: { from: ['paid'], to: 'locked' },
};

/** Where a move leads; nothing where it cannot be made. */
export const payrollAfter = (state: PayrollState, move: PayrollMove): PayrollState | null =>
  payrollMoves[move].from.includes(state) ? payrollMoves[move].to : null;

export type PayrollItemMove = 'confirm' | 'reopen' | 'decline' | 'answer' | 'correct';

export function payrollItemAfter(
  payroll: PayrollState,
  item: PayrollItemState,
  move: PayrollItemMove,
): PayrollItemState | null {
  // Corrections of a draft change what will be shown, not what was said about it.
  if (move === 'correct') {
    if (payroll === 'draft') return item;
    return payroll === 'partlyDeclined' && item === 'declined' ? item : null;
  }
  if (!isOneOf(payroll, payrollGroups.undecided)) return null;
  if (move === 'answer') return item === 'declined' ? 'answered' : null;
  if (move === 'reopen') return item === 'confirmed' ? 'open' : null;
  if (item !== 'open' && item !== 'answered') return null;
  return move === 'confirm' ? 'confirmed' : 'declined';
}

/** The state that follows from the items, while person and accountant talk about them. */
export function payrollWithItems(
  state: PayrollState,
  items: readonly { readonly status: PayrollItemState }[],
): PayrollState {
  if (!isOneOf(state, payrollGroups.undecided)) return state;
  if (items.some(({ status }) => status === 'declined')) return 'partlyDeclined';
  return state === 'partlyDeclined' ? 'corrected' : state;
}

const dayHours = 24;

/**
 * When the window of so many hours ends, counting working days only: what is released on a Friday morning with
 * 72 hours ends on Wednesday morning. `restDays` are the bank holidays.
 */
export function payrollWindowEnd(
  from: Date,
  { hours, zone, restDays = [] }: { hours: number; zone: string; restDays?: readonly string[] },
): Date {
  const rests = (day: string) => weekdayOf(day) > 4 || restDays.includes(day);
  const next = (day: string): string => {
    let to = addDays(day, 1);
    while (rests(to)) to = addDays(to, 1);
    return to;
  };
  let { day, time } = clockAt(from, zone);
  if (rests(day)) [day, time] = [next(day), '00:00'];
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minute + hours * 60;
  for (let left = Math.floor(minutes / (dayHours * 60)); left > 0; left -= 1) day = next(day);
  const rest = minutes % (dayHours * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return instantOf(day, `${two(Math.floor(rest / 60))}:${two(Math.round(rest % 60))}`, zone);
}
