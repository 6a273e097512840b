import type { PayrollItemState, PayrollState } from '@callboard/domain';

export const months = 5;

type Plan = {
  status: PayrollState;
  /** What the items stand at, in turn. */
  items: readonly PayrollItemState[];
  auto?: true;
};

const newest: readonly Plan[] = [
  { status: 'released', items: ['open', 'open', 'confirmed'] },
  { status: 'partlyDeclined', items: ['declined', 'open', 'open', 'confirmed'] },
  { status: 'corrected', items: ['answered', 'open', 'confirmed'] },
  { status: 'confirmed', items: ['confirmed'] },
  { status: 'confirmed', items: ['confirmed'], auto: true },
  { status: 'draft', items: ['open'] },
  { status: 'released', items: ['open'] },
  { status: 'paid', items: ['confirmed'] },
];
const paid: Plan = { status: 'paid', items: ['confirmed'] };
const locked: Plan = { status: 'locked', items: ['confirmed'] };

/** How the payroll of a person stands; month 0 is the last one that is over. */
export function planOf(person: number, month: number): Plan {
  if (month === 0) return newest[person % newest.length] ?? paid;
  // Whoever signs in as crew finds one that was declined and answered, one that waits for its money, and papers.
  if (month === 1 && person === 0) return newest[2] ?? paid;
  if (month === 1) return person % 4 === 0 ? (newest[3] ?? paid) : paid;
  return month === 2 ? paid : locked;
}
