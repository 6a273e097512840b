import type { Conflict } from './conflicts.ts';

export type Eligibility = { readonly ok: boolean; readonly reasons: readonly Conflict[] };

/** What people say of their own days. */
export const ownDayConflicts: readonly Conflict['kind'][] = ['blocked', 'busyElsewhere'];

/** May this person apply? Whatever stops says no; warnings are told as well. */
export const eligibilityOf = (conflicts: readonly Conflict[]): Eligibility => ({
  ok: conflicts.every(({ level }) => level !== 'stop'),
  reasons: conflicts.filter(({ level }) => level !== 'info'),
});
