import { addDays, dayAt } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';

type Days = { startDate: string; endDate: string | null; timeZone: string };

/** The days on which people of a job may be called. */
export function nearDays({ startDate, endDate }: Days, rules: TenantRules): { from: string; until: string } {
  return {
    from: addDays(startDate, -rules.numberDaysBefore),
    until: addDays(endDate ?? startDate, rules.numberDaysAfter),
  };
}

export function isNear(crew: Days, now: Date, rules: TenantRules): boolean {
  const { from, until } = nearDays(crew, rules);
  const today = dayAt(now, crew.timeZone);
  return today >= from && today <= until;
}
