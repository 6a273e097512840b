import { addDays } from '../time/day.ts';

type WindowRules = { readonly numberDaysBefore: number; readonly numberDaysAfter: number };
export type ContactWindow = { readonly from: string; readonly until: string | null };

/** The days on which the phone number of somebody at work is shown; open where the work has no last day. */
export const contactWindow = (
  work: { readonly begin: string; readonly end: string | null },
  { numberDaysBefore, numberDaysAfter }: WindowRules,
): ContactWindow => ({
  from: addDays(work.begin, -numberDaysBefore),
  until: work.end === null ? null : addDays(work.end, numberDaysAfter),
});

/** Why a number is not shown: on that day, or never to this person. */
export const numberHiddenReasons = ['notYet', 'over', 'right'] as const;
export type NumberHidden = (typeof numberHiddenReasons)[number];

/** Why a number is not shown that day, or nothing. */
export function numberHidden(
  { from, until }: ContactWindow,
  today: string,
): Exclude<NumberHidden, 'right'> | null {
  if (today < from) return 'notYet';
  return until !== null && today > until ? 'over' : null;
}
