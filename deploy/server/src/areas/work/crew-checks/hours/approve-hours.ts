import { approvedMinutes } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { Db } from '#platform/db/tables.ts';
import type { CheckRow } from '../read/check-rows.db.ts';
import { setCheck } from '../read/check.db.ts';
import { breakOf } from '../read/on-site-state.ts';

export type Hours = { from: Date; until: Date; breakMinutes: number };

const dayMs = 24 * 60 * 60 * 1000;

/** What was checked, with the break that was taken or is owed. */
export function hoursChecked(row: CheckRow, now: Date, rules: TenantRules): Hours | null {
  if (!row.checkedFrom || !row.checkedUntil) return null;
  return { from: row.checkedFrom, until: row.checkedUntil, breakMinutes: breakOf(row, now, rules).minutes };
}

/** What was signed off, as it stands now. */
export const approvedOf = ({
  checkState,
  approvedFrom,
  approvedUntil,
  approvedBreakMinutes,
}: CheckRow): Hours | null =>
  checkState === 'signedOff' && approvedFrom && approvedUntil
    ? { from: approvedFrom, until: approvedUntil, breakMinutes: approvedBreakMinutes ?? 0 }
    : null;

export const sameHours = (one: Hours, other: Hours): boolean =>
  one.from.getTime() === other.from.getTime() &&
  one.until.getTime() === other.until.getTime() &&
  one.breakMinutes === other.breakMinutes;

/** Refuses hours that nobody can have worked; `path` is where they stand in the body. */
export function refuseImpossible({ from, until, breakMinutes }: Hours, now: Date, path = ''): void {
  const wrong = (name: string, code: FieldError['code']) =>
    new AppError('invalid', { fields: [{ path: `${path}${name}`, code }] });
  if (until <= from) throw wrong('until', 'end_before_start');
  if (until > now) throw wrong('until', 'in_the_future');
  if (until.getTime() - from.getTime() > dayMs) throw wrong('until', 'span_too_long');
  if (breakMinutes * 60_000 > until.getTime() - from.getTime()) throw wrong('breakMinutes', 'too_big');
}

type By = { by: string; at: Date; reason: string; rules: TenantRules };

/** Puts the approved hours beside the planned and the checked ones; rounding happens here and nowhere else. */
export async function approveHours(db: Db, checkId: string, hours: Hours, { by, at, reason, rules }: By) {
  const minutes = approvedMinutes(hours, rules.roundingMinutes);
  await setCheck(db, checkId, {
    state: 'signedOff',
    approvedFrom: hours.from,
    approvedUntil: hours.until,
    approvedBreakMinutes: hours.breakMinutes,
    approvedMinutes: minutes,
    roundingMinutes: rules.roundingMinutes,
    approvedBy: by,
    approvedAt: at,
    ...(reason === '' ? {} : { correctedReason: reason }),
    // Papers of the check showed other hours.
    paperFileId: null,
    signedFileId: null,
    signedAt: null,
  });
  return minutes;
}

export const hoursNote = ({ from, until, breakMinutes }: Hours) => ({
  from: from.toISOString(),
  until: until.toISOString(),
  breakMinutes,
});
