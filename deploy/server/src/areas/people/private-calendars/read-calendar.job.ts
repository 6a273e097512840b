import { addDays, dayAt, instantOf } from '@callboard/domain';
import type { CalendarProblem } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import type { JobHandler, JobSurroundings } from '#platform/jobs/job-handlers.ts';
import { changed } from '#platform/live/changed.db.ts';
import { readersOf } from '../../account/notifications/notifications.public.ts';
import { plannersOf } from '../vacations/vacations.public.ts';
import { unlockedAddress } from './calendar-address.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { nextRead } from './next-read.ts';
import {
  busyTimesOf,
  calendarToRead,
  keepFailure,
  keepRead,
  keepUnchanged,
  replaceBusyTimes,
} from './private-calendars.db.ts';
import type { BusyRange, CalendarToRead } from './private-calendars.db.ts';
import { readBusyTimes } from './read-busy-times.ts';

const daysAhead = 90;

type Looking = {
  readonly calendar: CalendarToRead;
  readonly zone: string;
  readonly day: string;
  readonly at: Date;
};

async function lookUp(db: Db, id: string, at: Date): Promise<Looking | null> {
  const calendar = await calendarToRead(db, id);
  if (!calendar) return null;
  const { timeZone = 'UTC' } = (await readersOf(db, [calendar.personId])).get(calendar.personId) ?? {};
  return { calendar, zone: timeZone, day: dayAt(at, timeZone), at };
}

type Read =
  | { readonly problem: CalendarProblem }
  | { readonly unchanged: true }
  | { readonly busy: BusyRange[]; readonly etag: string | null; readonly lastModified: string | null };

/** Outside of every transaction: an address can take its time. */
async function read(address: string, { calendar, zone, day }: Looking): Promise<Read> {
  const { readDay, readZone, etag, lastModified } = calendar;
  // What was read on another day ends a day too early, and days are of the zone they were read for.
  const isOfToday = readDay === day && readZone === zone;
  const fetched = await fetchCalendar(
    address,
    isOfToday ? { etag, lastModified } : { etag: null, lastModified: null },
  );
  if (!('bytes' in fetched)) return fetched;
  const { bytes, ...validators } = fetched;
  const [from, until] = [addDays(day, -1), addDays(day, daysAhead + 1)].map((one) =>
    instantOf(one, '00:00', zone).getTime(),
  );
  const reply = await readBusyTimes({ bytes, zone, from: from ?? 0, until: until ?? 0 });
  if ('problem' in reply) return reply;
  const busy = reply.ranges.map((one) => ({ startsAt: new Date(one.from), endsAt: new Date(one.until) }));
  return { busy, ...validators };
}

const signOf = (busy: readonly BusyRange[]) =>
  busy.map(({ startsAt, endsAt }) => `${startsAt.getTime()} ${endsAt.getTime()}`).join(',');

async function keep(db: Db, found: Read, { calendar, zone, day, at }: Looking): Promise<void> {
  const { id, personId } = calendar;
  // Removed meanwhile.
  if (!(await calendarToRead(db, id))) return;
  await changed(db, [personId], ['privateCalendars']);
  if ('problem' in found) {
    const nextReadAt = nextRead(id, at, calendar.failures + 1);
    await keepFailure(db, id, { at, problem: found.problem, nextReadAt });
  } else if ('unchanged' in found) await keepUnchanged(db, id, at);
  else {
    const { busy, etag, lastModified } = found;
    await keepRead(db, id, { at, busyTimes: busy.length, etag, lastModified, day, zone });
    const before = await busyTimesOf(db, id);
    if (signOf(before) === signOf(busy) && calendar.readZone === zone) return;
    await replaceBusyTimes(db, { calendarId: id, personId, zone, busy });
    await changed(db, await plannersOf(db, personId), ['planning']);
  }
}

type CalendarJobCtx = Pick<JobSurroundings, 'database' | 'now' | 'keys'>;

/** Reads a calendar of somebody's own and keeps nothing of it but times. What cannot be read leaves the times as they were. */
export const readCalendar: JobHandler = async ({ tenant, data }, { database, now, keys }: CalendarJobCtx) => {
  const { calendar: id } = data as { calendar: string };
  const looking = await withTenant(database, tenant, (db) => lookUp(db, id, now()));
  if (!looking) return;
  const lock = { tenant, calendarId: id, keys, at: looking.at };
  const found = await read(unlockedAddress(looking.calendar.lockedAddress, lock), looking);
  await withTenant(database, tenant, (db) => keep(db, found, looking));
};
