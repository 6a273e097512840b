import type { CheckHours } from '@callboard/contract';
import { approvedMinutes, isoAt } from '@callboard/domain';
import type { RoundingStep } from '@callboard/domain';
import { asChecked, hoursProblem, spanOf } from '../sign-off/hours.ts';
import type { Correction, HoursBase } from '../sign-off/hours.ts';

type Span = { readonly from: string; readonly until: string; readonly breakMinutes: number };

const asBase = ({ plannedFrom, plannedUntil }: CheckHours, span: Span): HoursBase => ({
  plannedFrom,
  plannedUntil,
  checkedFrom: span.from,
  checkedUntil: span.until,
  breakMinutes: span.breakMinutes,
});

/** What counts now: what was signed off, else what was checked, else what was planned. */
const baseOf = (hours: CheckHours): HoursBase =>
  hours.approvedFrom && hours.approvedUntil
    ? asBase(hours, {
        from: hours.approvedFrom,
        until: hours.approvedUntil,
        breakMinutes: hours.approvedBreakMinutes ?? 0,
      })
    : hours;

/** What counts now, with what it comes to; nothing where nobody has checked in and out. */
export function sideOf(hours: CheckHours) {
  const { checkedFrom, checkedUntil, breakMinutes } = baseOf(hours);
  if (!checkedFrom || !checkedUntil) return null;
  const minutes = hours.approvedMinutes ?? hours.workedMinutes ?? 0;
  return { from: checkedFrom, until: checkedUntil, breakMinutes, minutes };
}

/** As clocks of the site, without a reason. */
export const clocksOf = (hours: CheckHours): Correction => asChecked(baseOf(hours), hours.timeZone);

/** What the person says, where it waits for an answer. */
export function proposedOf(hours: CheckHours): Partial<Correction> | undefined {
  const said = hours.objection?.state === 'open' ? hours.objection : null;
  if (!said) return undefined;
  const { from, until, breakMinutes } = asChecked(asBase(hours, said), hours.timeZone);
  return { from, until, breakMinutes };
}

/** The first thing that is wrong, as the server would say it, for the fields of a form. */
export function problemsOf(hours: CheckHours, values: Correction, now: number) {
  const problem = hoursProblem(baseOf(hours), values, { zone: hours.timeZone, now });
  return problem ? [{ path: problem.field, code: problem.code, params: { max: 600 } }] : [];
}

export function bodyOf(hours: CheckHours, values: Correction): Span {
  const { timeZone } = hours;
  const { from, until, breakMinutes } = spanOf(baseOf(hours), values, timeZone);
  return { from: isoAt(from, timeZone), until: isoAt(until, timeZone), breakMinutes };
}

/** What the typed hours come to, as it will be approved; nothing while they are no hours. */
export function typedHours(hours: CheckHours, values: Correction, now: number) {
  const problem = hoursProblem(baseOf(hours), values, { zone: hours.timeZone, now });
  if (problem && problem.field !== 'reason') return null;
  const span = spanOf(baseOf(hours), values, hours.timeZone);
  const base = baseOf(hours);
  const same =
    span.from.toISOString() === instant(base.checkedFrom) &&
    span.until.toISOString() === instant(base.checkedUntil) &&
    span.breakMinutes === base.breakMinutes;
  return { ...span, minutes: approvedMinutes(span, hours.roundingMinutes as RoundingStep), same };
}

/** Clocks have no seconds: what was checked at some seconds past is the same minute. */
const instant = (at: string | null): string | null =>
  at === null ? null : new Date(Math.floor(Date.parse(at) / 60_000) * 60_000).toISOString();
