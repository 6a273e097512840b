import type { PersonalDay, planning } from '@callboard/contract';
import { addDays, clockAt, daysFrom, isoAt, jobName, partOf, planningColour } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { readersOf } from '../../../account/notifications/notifications.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { bankHolidaysOfPeople } from '../../../finance/staff-contracts/staff-contracts.public.ts';
import {
  applicationsBetween,
  jobsBetween,
  ownAbsencesBetween,
  ownBlocksBetween,
  ownBusyBetween,
} from './personal-calendar.db.ts';
import type { PersonalPosition } from './personal-calendar.db.ts';
import { requireRange } from '#platform/http/answer/range.ts';

type Entry = PersonalDay['entries'][number];
const mostDays = 400;

const positionEntry = (kind: 'job' | 'application', one: PersonalPosition & { status: string }): Entry => ({
  kind,
  id: one.id,
  status: one.status,
  caption: jobName({ project: one.projectName, crew: one.crewName, function: one.function }),
  detail: one.location ?? '',
  startsAt: one.startsAt && isoAt(one.startsAt, one.timeZone),
  endsAt: one.endsAt && isoAt(one.endsAt, one.timeZone),
  from: one.from,
  until: one.until,
  timeZone: one.timeZone,
  crewId: one.crewId,
});

const noTime = { startsAt: null, endsAt: null, from: null, until: null, timeZone: null, crewId: null };

const wholeDay = (kind: Entry['kind'], id: string, status: string, caption: string, detail = ''): Entry => ({
  kind,
  id,
  status,
  caption,
  detail,
  ...noTime,
});

type Busy = Awaited<ReturnType<typeof ownBusyBetween>>[number];
/** The times of a calendar of their own, and nothing else of it. From midnight to midnight it lasts whole days. */
function busyEntry({ calendarId, startsAt, endsAt }: Busy, timeZone: string): Entry {
  const entry = wholeDay('busy', `${calendarId} ${startsAt.toISOString()}`, 'busy', '');
  const [from, until] = [clockAt(startsAt, timeZone).time, clockAt(endsAt, timeZone).time];
  if (from === '00:00' && until === '00:00') return entry;
  const times = { startsAt: isoAt(startsAt, timeZone), endsAt: isoAt(endsAt, timeZone), from, until };
  return { ...entry, ...times, timeZone };
}

const ms = (instant: string | null) => (instant === null ? null : Date.parse(instant));
const coloured = ({ kind, status, startsAt, endsAt }: Entry) => ({
  kind,
  status,
  startsAt: ms(startsAt),
  endsAt: ms(endsAt),
});

/** The caller's days on which there is something. What lasts several days stands on each of them. */
export const personalCalendar: Handler<typeof planning.personalCalendar> = async (
  { query },
  { db, caller },
) => {
  requireRange(query, mostDays);
  const { personId } = caller;
  if (personId === null) throw notFound();
  const range = { personId, from: query.from, to: query.to };
  const { nightUntil } = await tenantRules(db);
  // With a day around them: jobs of neighbouring days can meet at night.
  const around = { personId, from: addDays(query.from, -1), to: addDays(query.to, 1), nightUntil };
  const jobs = await jobsBetween(db, around);
  const applications = await applicationsBetween(db, { ...range, nightUntil });
  const absences = await ownAbsencesBetween(db, range);
  const blocks = await ownBlocksBetween(db, range);
  const busy = await ownBusyBetween(db, range);
  const { timeZone = 'UTC' } = (await readersOf(db, [personId])).get(personId) ?? {};
  const holidays = (await bankHolidaysOfPeople(db, [personId]))(personId);
  const on = (day: string) => (span: { from: string; to: string }) => span.from <= day && day <= span.to;
  const days = daysFrom(query.from, query.to).flatMap((day) => {
    const takes = (one: PersonalPosition) => one.day <= day && day <= one.lastDay;
    const away = absences.filter(on(day));
    const entries = [
      ...jobs.filter(takes).map((one) => positionEntry('job', one)),
      ...applications.filter(takes).map((one) => positionEntry('application', one)),
      ...away.map(({ id, kind, status, comment }) => wholeDay('absence', id, status, kind, comment)),
      ...blocks.filter(on(day)).map(({ id, reason }) => wholeDay('block', id, 'blocked', reason)),
      ...busy.filter(on(day)).map((one) => busyEntry(one, timeZone)),
      ...(holidays.has(day) ? [wholeDay('bankHoliday', day, 'bankHoliday', holidays.get(day) ?? '')] : []),
    ];
    const halves = new Set(away.filter((one) => partOf(one, day) < 1).map(({ id }) => id));
    const colour = planningColour(
      entries.map((one) => ({ ...coloured(one), half: one.kind === 'absence' && halves.has(one.id) })),
      jobs.filter((one) => !takes(one)).map((one) => coloured(positionEntry('job', one))),
    );
    return colour ? [{ day, colour, entries }] : [];
  });
  return { from: query.from, to: query.to, days };
};
