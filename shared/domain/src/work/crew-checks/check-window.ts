import type { TenantRules } from '../../account/tenant-rules.ts';

/** When somebody may say "on my way", check in and check out. */

export type CheckStep = 'preCall' | 'checkIn' | 'checkOut';
export type Planned = { readonly startsAt: Date; readonly endsAt: Date };
export type CheckWindow = { readonly opensAt: Date | null; readonly closesAt: Date };
export type CheckRules = Pick<
  TenantRules,
  | 'preCallLeadHours'
  | 'checkInLeadMinutes'
  | 'checkInLateMinutes'
  | 'checkOutGraceHours'
  | 'lateAfterMinutes'
  | 'earlyBeforeMinutes'
  | 'noShowAfterMinutes'
  | 'preCallMissingHours'
  | 'autoCloseHours'
>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** From here on somebody can say to be on the way: the day has begun for them. */
export const preCallOpensAt = (startsAt: Date, rules: Pick<CheckRules, 'preCallLeadHours'>): Date =>
  after(startsAt, -rules.preCallLeadHours * hourMs);

/** For a person alone. Who does it for others (chief, planner) has no end, but gives a reason after it. */
export function checkWindow(step: CheckStep, { startsAt, endsAt }: Planned, rules: CheckRules): CheckWindow {
  const closesIn = after(startsAt, rules.checkInLateMinutes * minuteMs);
  switch (step) {
    case 'preCall':
      return { opensAt: preCallOpensAt(startsAt, rules), closesAt: closesIn };
    case 'checkIn':
      return { opensAt: after(startsAt, -rules.checkInLeadMinutes * minuteMs), closesAt: closesIn };
    case 'checkOut':
      return { opensAt: null, closesAt: after(endsAt, rules.checkOutGraceHours * hourMs) };
  }
}

export type CheckMoment =
  | { readonly when: 'open'; readonly late: boolean; readonly early: boolean }
  /** "Check-in opens at 07:00 (in 25 min)." */
  | { readonly when: 'too_early'; readonly opensAt: Date; readonly minutes: number }
  | { readonly when: 'too_late'; readonly closesAt: Date; readonly late: boolean; readonly early: boolean };

export const isLate = (
  { startsAt }: Pick<Planned, 'startsAt'>,
  at: Date,
  rules: Pick<CheckRules, 'lateAfterMinutes'>,
): boolean => at.getTime() > startsAt.getTime() + rules.lateAfterMinutes * minuteMs;

const isEarly = ({ endsAt }: Planned, at: Date, rules: CheckRules): boolean =>
  at.getTime() < endsAt.getTime() - rules.earlyBeforeMinutes * minuteMs;

export function checkMoment(step: CheckStep, planned: Planned, at: Date, rules: CheckRules): CheckMoment {
  const { opensAt, closesAt } = checkWindow(step, planned, rules);
  if (opensAt && at < opensAt) {
    const minutes = Math.ceil((opensAt.getTime() - at.getTime()) / minuteMs);
    return { when: 'too_early', opensAt, minutes };
  }
  const marks = {
    late: step === 'checkIn' && isLate(planned, at, rules),
    early: step === 'checkOut' && isEarly(planned, at, rules),
  };
  return at > closesAt ? { when: 'too_late', closesAt, ...marks } : { when: 'open', ...marks };
}

/** "Your job has not started": before the check-in opens. */
export const hasNotStarted = (planned: Planned, at: Date, rules: CheckRules): boolean =>
  checkMoment('checkIn', planned, at, rules).when === 'too_early';

/** From here on somebody who has not checked in may be a no-show. */
export const mayBeNoShow = ({ startsAt }: Planned, at: Date, rules: CheckRules): boolean =>
  at >= after(startsAt, rules.noShowAfterMinutes * minuteMs);

/** From here on a missing pre-call is somebody's business. */
export const preCallMissingFrom = (
  { startsAt }: Pick<Planned, 'startsAt'>,
  rules: Pick<TenantRules, 'preCallMissingHours'>,
): Date => after(startsAt, -rules.preCallMissingHours * hourMs);
