import type { CheckMark } from '@callboard/contract';
import { breakTime, isPoorFix, presenceOf, skewLimitSeconds } from '@callboard/domain';
import type { BreakTime, Presence, TenantRules } from '@callboard/domain';
import type { CheckRow, EventRow } from './check-rows.db.ts';

const minuteMs = 60_000;
/** Nobody works so long in one go: somebody forgot to check out, or a clock was wrong. */
const tooLongMs = 16 * 60 * minuteMs;
const otherTimeMs = 2 * minuteMs;

export const standing = (row: CheckRow, kind: EventRow['kind']): EventRow | undefined =>
  row.events.find((event) => event.kind === kind && event.undoneAt === null);

export const openBreak = ({ breaks }: CheckRow) => breaks.find(({ until }) => until === null);

/** What the person of a position is now. */
export const rowPresence = (row: CheckRow, now: Date, rules: TenantRules): Presence =>
  presenceOf(
    { ...row, onBreak: openBreak(row) !== undefined, preCalled: standing(row, 'preCall') !== undefined },
    now,
    rules,
  );

/** Breaks up to the check-out, or up to now while somebody works. */
export function breakOf(row: CheckRow, now: Date, rules: TenantRules): BreakTime {
  if (!row.checkedFrom) return { minutes: 0, automatic: false };
  if (row.approvedBreakMinutes !== null) {
    const automatic = row.breaks.length === 0 && row.approvedBreakMinutes > 0;
    return { minutes: row.approvedBreakMinutes, automatic };
  }
  const recorded = row.breaks.map(({ from, until }) => ({
    from: new Date(from),
    until: until === null ? null : new Date(until),
  }));
  return breakTime({ from: row.checkedFrom, until: row.checkedUntil ?? now }, recorded, rules);
}

export const workedMinutesOf = (row: CheckRow, { minutes }: BreakTime): number | null =>
  row.checkedFrom && row.checkedUntil
    ? Math.max(0, Math.round((row.checkedUntil.getTime() - row.checkedFrom.getTime()) / minuteMs) - minutes)
    : null;

export function marksOf(row: CheckRow, now: Date, rules: TenantRules): CheckMark[] {
  const steps = [standing(row, 'in'), standing(row, 'out')].filter((step) => step !== undefined);
  const some = (test: (step: EventRow) => boolean) => steps.some(test);
  const length = row.checkedFrom ? (row.checkedUntil ?? now).getTime() - row.checkedFrom.getTime() : 0;
  const marks: Record<CheckMark, boolean> = {
    outside: some(({ inside }) => inside === false),
    noPosition: some(({ noPositionReason }) => noPositionReason !== ''),
    poorAccuracy: some(({ accuracyM }) => accuracyM !== null && isPoorFix(accuracyM, rules)),
    offline: some(
      ({ source, at, receivedAt }) =>
        source === 'offline' || (source === 'qr' && Date.parse(receivedAt) - Date.parse(at) > otherTimeMs),
    ),
    skew: some(({ skewSeconds }) => Math.abs(skewSeconds ?? 0) > skewLimitSeconds),
    otherTime: some(
      ({ source, at, receivedAt }) =>
        (source === 'chief' || source === 'planner') &&
        Math.abs(Date.parse(receivedAt) - Date.parse(at)) > otherTimeMs,
    ),
    tooLong: length > tooLongMs,
    autoClosed: row.autoClosed === true,
    corrected: (row.correctedReason ?? '') !== '',
  };
  return (Object.keys(marks) as CheckMark[]).filter((mark) => marks[mark]);
}
