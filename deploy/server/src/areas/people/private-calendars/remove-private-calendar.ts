import type { privateCalendars as contract } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { plannersOf } from '../vacations/vacations.public.ts';
import { removeCalendar } from './private-calendars.db.ts';

export const removePrivateCalendar: Handler<typeof contract.removePrivateCalendar> = async (
  { params },
  { db, caller },
) => {
  const personId = personOf(caller);
  if (!(await removeCalendar(db, { personId, calendarId: params.id }))) throw notFound();
  await changed(db, [personId], ['privateCalendars']);
  await changed(db, await plannersOf(db, personId), ['planning']);
  return undefined;
};
