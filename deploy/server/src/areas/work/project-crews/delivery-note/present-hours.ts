import type { HoursRow } from '@callboard/contract';
import { isoAt, plannedMinutes } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import type { CheckRow } from '../../crew-checks/crew-checks.public.ts';
import { breakOf, rowPresence, workedMinutesOf } from '../../crew-checks/crew-checks.public.ts';

/** One line of the delivery note. */
export function presentHours(row: CheckRow, now: Date, rules: TenantRules): HoursRow {
  const iso = (at: Date) => isoAt(at, row.timeZone);
  const nullIfEmpty = (at: Date | null) => at && iso(at);
  const taken = breakOf(row, now, rules);
  const from = row.plannedFrom ?? row.startsAt;
  const until = row.plannedUntil ?? row.endsAt;
  return {
    crewItemId: row.itemId,
    name: row.name,
    functionCaption: row.functionCaption,
    plannedFrom: iso(from),
    plannedUntil: iso(until),
    checkedFrom: nullIfEmpty(row.checkedFrom),
    checkedUntil: nullIfEmpty(row.checkedUntil),
    approvedFrom: nullIfEmpty(row.approvedFrom),
    approvedUntil: nullIfEmpty(row.approvedUntil),
    breakMinutes: taken.minutes,
    automaticBreak: taken.automatic,
    plannedMinutes: plannedMinutes(from, until, rules),
    checkedMinutes: workedMinutesOf(row, taken),
    approvedMinutes: row.approvedMinutes,
    presence: rowPresence(row, now, rules),
    corrected: isCorrected(row)
      ? { by: row.approvedBy ?? '', at: nullIfEmpty(row.approvedAt), reason: saidReason(row) }
      : null,
  };
}

/** Approved are other hours than those that somebody checked in and out with, or another break. */
function isCorrected({ checkedFrom, checkedUntil, approvedFrom, approvedUntil, correctedReason }: CheckRow) {
  if (!approvedFrom || !approvedUntil) return false;
  const same = (one: Date | null, other: Date) => one?.getTime() === other.getTime();
  return correctedReason !== '' || !same(checkedFrom, approvedFrom) || !same(checkedUntil, approvedUntil);
}

/** Who corrects after the sign-off knows that the client reads why. */
const saidReason = ({ approvedAt, crewSignedOffAt, correctedReason }: CheckRow): string =>
  approvedAt && crewSignedOffAt && approvedAt > crewSignedOffAt ? (correctedReason ?? '') : '';

export const sumOf = (
  rows: readonly HoursRow[],
  name: 'plannedMinutes' | 'checkedMinutes' | 'approvedMinutes',
) => rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
