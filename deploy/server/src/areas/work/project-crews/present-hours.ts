import type { HoursRow } from '@callboard/contract';
import { isoAt } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import type { CheckRow } from '../crew-checks/check-rows.db.ts';
import { breakOf, workedMinutes } from '../crew-checks/on-site-state.ts';

/** One line of the delivery note. */
export function presentHours(row: CheckRow, now: Date, rules: TenantRules): HoursRow {
  const iso = (at: Date) => isoAt(at, row.timeZone);
  const orNull = (at: Date | null) => at && iso(at);
  const taken = breakOf(row, now, rules);
  const from = row.plannedFrom ?? row.startsAt;
  const until = row.plannedUntil ?? row.endsAt;
  return {
    crewItemId: row.itemId,
    name: row.name,
    functionCaption: row.functionCaption,
    plannedFrom: iso(from),
    plannedUntil: iso(until),
    checkedFrom: orNull(row.checkedFrom),
    checkedUntil: orNull(row.checkedUntil),
    approvedFrom: orNull(row.approvedFrom),
    approvedUntil: orNull(row.approvedUntil),
    breakMinutes: taken.minutes,
    automaticBreak: taken.automatic,
    plannedMinutes: Math.round((until.getTime() - from.getTime()) / 60_000),
    checkedMinutes: workedMinutes(row, taken),
    approvedMinutes: row.approvedMinutes,
    noShow: row.status === 'noShow',
  };
}

export const sumOf = (
  rows: readonly HoursRow[],
  name: 'plannedMinutes' | 'checkedMinutes' | 'approvedMinutes',
) => rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
