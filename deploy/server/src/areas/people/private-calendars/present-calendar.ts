import { calendarProblems } from '@callboard/contract';
import type { PrivateCalendar } from '@callboard/contract';
import type { CalendarRow } from './private-calendars.db.ts';

export const isWaiting = ({ askedAt, triedAt }: Pick<CalendarRow, 'askedAt' | 'triedAt'>): boolean =>
  askedAt !== null && (triedAt === null || triedAt < askedAt);

export const presentCalendar = (row: CalendarRow): PrivateCalendar => {
  const { id, name, host, createdAt, readAt, busyTimes, problem, failingSince } = row;
  const reason = calendarProblems.find((one) => one === problem);
  return {
    id,
    name,
    host,
    createdAt: createdAt.toISOString(),
    waiting: isWaiting(row),
    readAt: readAt?.toISOString() ?? null,
    busyTimes,
    problem: reason && failingSince ? { reason, since: failingSince.toISOString() } : null,
  };
};
