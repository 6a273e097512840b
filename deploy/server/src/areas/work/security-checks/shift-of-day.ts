import { addDays, instantOf, securityCheckDue } from '@callboard/domain';
import type { CrewFacts } from '../../documents/forms/forms.public.ts';

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

/** Days on which the crew's shift begins: one that runs into the night ends on a day of its own. */
export function daysOf({ startDate, endDate, startTime, endTime }: CrewFacts): string[] {
  const nightly = startTime !== null && endTime !== null && endTime <= startTime;
  const last = endDate === null ? startDate : nightly ? addDays(endDate, -1) : endDate;
  const days = [startDate];
  while ((days.at(-1) ?? last) < last) days.push(addDays(days.at(-1) ?? startDate, 1));
  return days;
}

/** Those whose shift is not over: for the others a check would be missing from the start. */
export function daysAhead(crew: CrewFacts, { minutes, now }: { minutes: number; now: Date }): string[] {
  return daysOf(crew).filter((date) => {
    const times = shiftOfDay(crew, date, minutes);
    return times !== null && (times.endsAt ?? times.dueUntil) > now;
  });
}

export const shiftOf = ({ shift }: CrewFacts): string => shift || 'D';
