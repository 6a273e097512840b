import { addDays, instantOf, securityCheckDue } from '@callboard/domain';

type Times = {
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly timeZone: string;
};

/** When the check of a crew's day is due and when its shift ends; nothing while the start is not known. */
export function shiftOfDay({ startTime, endTime, timeZone }: Times, date: string, minutes: number) {
  if (startTime === null) return null;
  const startsAt = instantOf(date, startTime.slice(0, 5), timeZone);
  const { from, until } = securityCheckDue(startsAt, minutes);
  const lastDay = endTime !== null && endTime <= startTime ? addDays(date, 1) : date;
  const endsAt = endTime === null ? null : instantOf(lastDay, endTime.slice(0, 5), timeZone);
  return { dueFrom: from, dueUntil: until, endsAt };
}
