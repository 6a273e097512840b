import { addDays, dayAt, instantOf } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import type { DueCrew } from './crew-due.db.ts';

/** Until when hours are to be signed off: an hour of the day after, on the clock of the site. */
export function signOffDueAt(
  { lastEnd, timeZone }: Pick<DueCrew, 'lastEnd' | 'timeZone'>,
  { signOffReminderHour }: TenantRules,
): Date {
  const time = `${String(signOffReminderHour).padStart(2, '0')}:00`;
  return instantOf(addDays(dayAt(lastEnd, timeZone), 1), time, timeZone);
}
