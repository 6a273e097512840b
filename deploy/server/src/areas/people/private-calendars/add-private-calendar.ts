import { randomUUID } from 'node:crypto';
import { mostPrivateCalendars } from '@callboard/contract';
import type { privateCalendars as contract } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { calendarAddress, lockedAddress } from './calendar-address.ts';
import { presentCalendar } from './present-calendar.ts';
import { addCalendar, calendarsHeld } from './private-calendars.db.ts';

export const addPrivateCalendar: Handler<typeof contract.addPrivateCalendar> = async ({ body }, ctx) => {
  const { db, caller, tenant, keys, jobs, now } = ctx;
  const personId = personOf(caller);
  const url = calendarAddress(body.address);
  if ((await calendarsHeld(db, personId)) >= mostPrivateCalendars)
    throw new AppError('too_many', { params: { limit: mostPrivateCalendars } });
  const [id, at] = [randomUUID(), now()];
  const row = await addCalendar(db, {
    id,
    personId,
    name: body.name,
    host: url.host,
    lockedAddress: lockedAddress(url.href, { tenant: tenant.id, calendarId: id, keys, at }),
    at,
  });
  await jobs.send('read-calendar', { calendar: id });
  await changed(db, [personId], ['privateCalendars']);
  return presentCalendar(row);
};
