import type { PersonalDay, planning } from '@callboard/contract';
import { daysFrom, isoAt, planningColour } from '@callboard/domain';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { bankHolidaysOfPeople } from '../staff-contracts/contract-terms.db.ts';
import {
  applicationsBetween,
  jobsBetween,
  ownAbsencesBetween,
  ownBlocksBetween,
} from './personal-calendar.db.ts';
import type { PersonalPosition } from './personal-calendar.db.ts';
import { requireRange } from './range.ts';

type Entry = PersonalDay['entries'][number];
const mostDays = 400;

const positionEntry = (kind: 'job' | 'application', one: PersonalPosition & { status: string }): Entry => ({
  kind,
  id: one.id,
  status: one.status,
  caption: one.projectName,
  detail: [one.crewName, one.location].filter(Boolean).join(', '),
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

const ms = (instant: string | null) => (instant === null ? null : Date.parse(instant));
const colourOf = (entries: readonly Entry[]) =>
  planningColour(
    entries.map(({ kind, status, startsAt, endsAt }) => ({
      kind,
      status,
      startsAt: ms(startsAt),
      endsAt: ms(endsAt),
    })),
  );

/** The caller's days on which there is something. What lasts several days stands on each of them. */
export const personalCalendar: Handler<typeof planning.personalCalendar> = async (
  { query },
  { db, caller },
) => {
  requireRange(query, mostDays);
  const { personId } = caller;
  if (personId === null) throw notFound();
  const range = { personId, from: query.from, to: query.to };
  const jobs = await jobsBetween(db, range);
  const applications = await applicationsBetween(db, range);
  const absences = await ownAbsencesBetween(db, range);
  const blocks = await ownBlocksBetween(db, range);
  const holidays = (await bankHolidaysOfPeople(db, [personId]))(personId);
  const on = (day: string) => (span: { from: string; to: string }) => span.from <= day && day <= span.to;
  const days = daysFrom(query.from, query.to).flatMap((day) => {
    const entries = [
      ...jobs.filter((one) => one.day === day).map((one) => positionEntry('job', one)),
      ...applications.filter((one) => one.day === day).map((one) => positionEntry('application', one)),
      ...absences
        .filter(on(day))
        .map(({ id, kind, status, comment }) => wholeDay('absence', id, status, kind, comment)),
      ...blocks.filter(on(day)).map(({ id, reason }) => wholeDay('block', id, 'blocked', reason)),
      ...(holidays.has(day) ? [wholeDay('bankHoliday', day, 'bankHoliday', holidays.get(day) ?? '')] : []),
    ];
    const colour = colourOf(entries);
    return colour ? [{ day, colour, entries }] : [];
  });
  return { from: query.from, to: query.to, days };
};
