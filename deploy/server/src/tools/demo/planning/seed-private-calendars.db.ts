import { addDays, instantOf } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { lockedAddress } from '../../../areas/people/private-calendars/calendar-address.ts';
import { replaceBusyTimes } from '../../../areas/people/private-calendars/private-calendars.db.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';

const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;
const url = new URL('https://calendar.example/family.ics');

/** Days from today, and the hours of which nobody knows more than that they are taken. */
const appointments = [
  [1, '09:00', '10:30'],
  [3, '18:00', '20:00'],
  [5, '00:00', '24:00'],
  [8, '13:30', '15:00'],
  [10, '18:00', '20:00'],
  [12, '08:00', '12:00'],
] as const;

/**
 * Somebody of the crew has a calendar of their own, as if it had been read an hour ago. Nobody answers at its address,
 * and the server does not call it by itself; where its owner has it read, the times stay and the row says why.
 */
export async function seedPrivateCalendars(
  db: Db,
  { tenant, now, today, keys, personOf }: Demo,
): Promise<void> {
  const personId = personOf('forgetful')?.id;
  if (!personId) return;
  const calendarId = seedId(tenant.id, 'private calendar', 0);
  const { timeZone: zone } = tenant;
  const at = (day: string, clock: string) =>
    clock === '24:00' ? instantOf(addDays(day, 1), '00:00', zone) : instantOf(day, clock, zone);
  const busy = appointments.map(([days, from, until]) => {
    const day = addDays(today, days);
    return { startsAt: at(day, from), endsAt: at(day, until) };
  });
  const readAt = new Date(now.getTime() - hourMs);
  await insertAll(db, 'privateCalendar', [
    {
      id: calendarId,
      personId,
      name: 'Family',
      host: url.host,
      lockedAddress: lockedAddress(url.href, { tenant: tenant.id, calendarId, keys, at: now }),
      createdAt: new Date(now.getTime() - 30 * 24 * hourMs),
      nextReadAt: new Date(now.getTime() + 10 * yearMs),
      triedAt: readAt,
      readAt,
      busyTimes: busy.length,
      readDay: today,
      readZone: zone,
    },
  ]);
  await replaceBusyTimes(db, { calendarId, personId, zone, busy });
}
