import type { privateCalendars as contract } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { isWaiting, presentCalendar } from './present-calendar.ts';
import { calendarOf, setAsked } from './private-calendars.db.ts';

/** What was read so short a time ago is not read again: somebody else's computer has to answer. */
const restMs = 10_000;

export const readPrivateCalendar: Handler<typeof contract.readPrivateCalendar> = async (
  { params },
  { db, caller, jobs, now },
) => {
  const row = await calendarOf(db, { personId: personOf(caller), calendarId: params.id });
  if (!row) throw notFound();
  const at = now();
  const justRead = row.triedAt !== null && at.getTime() - row.triedAt.getTime() < restMs;
  if (justRead || isWaiting(row)) return presentCalendar(row);
  await setAsked(db, row.id, at);
  await jobs.send('read-calendar', { calendar: row.id });
  return presentCalendar({ ...row, askedAt: at });
};
