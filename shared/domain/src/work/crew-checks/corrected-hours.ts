import { shareOf } from '../../money/money.ts';

/** What becomes of what a person says about the own signed-off hours. */
export const objectionStates = ['open', 'withdrawn', 'corrected', 'kept'] as const;
export type ObjectionState = (typeof objectionStates)[number];

type Minutes = { readonly before: number; readonly after: number };

/** What corrected hours pay more or less. Both are rounded as a payroll rounds them, so that the figures agree. */
export const payDifference = (hourMinor: number, { before, after }: Minutes): number =>
  shareOf(hourMinor, after, 60) - shareOf(hourMinor, before, 60);
