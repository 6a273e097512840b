import { calendarFeedStates, heldAbsenceStates, jobName } from '@callboard/domain';
import { sql } from 'kysely';
import type { CalendarContent, Language } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import { calendarWords } from './calendar-words.ts';
import type { CalendarWords } from './calendar-words.ts';
import type { CalendarEvent } from './icalendar.ts';

type Window = { from: string; until: string };
type Source = (
  db: Db,
  personId: string,
  asked: { window: Window; words: CalendarWords },
) => Promise<CalendarEvent[]>;

const jobEvents: Source = async (db, personId, { window: { from, until }, words }) => {
  const rows = await db
    .selectFrom('crewItem as i')
    .innerJoin('crew as c', 'c.id', 'i.crewId')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .innerJoin('function as f', 'f.id', 'i.functionId')
    .leftJoin('location as l', 'l.id', 'c.locationId')
    .select([
      'i.id',
      'i.status',
      'i.startsAt as from',
      'i.endsAt as until',
      'i.timeZone as zone',
      'p.name as project',
      'c.name as crew',
      'f.caption',
      sql<string>`coalesce(concat_ws(', ', l.name, nullif(l.street, ''), nullif(concat_ws(' ', nullif(l.zip, ''),
        l.city), '')), '')`.as('location'),
    ])
    .where('i.personId', '=', personId)
    .where('i.startDate', '>=', from)
    .where('i.startDate', '<=', until)
    .where('i.startsAt', 'is not', null)
    .where('i.endsAt', 'is not', null)
    .where('i.status', 'in', calendarFeedStates)
    .orderBy('i.startsAt')
    .limit(2_000)
    .execute();
  return rows.flatMap(({ id, from: starts, until: ends, zone, project, crew, caption, location, status }) => {
    const name = jobName({ project, crew, function: caption });
    return starts && ends
      ? [
          {
            uid: `job-${id}@callboard`,
            // What is not settled says so.
            title: status === 'requested' || status === 'spare' ? `${name} (${words[status]})` : name,
            description: '',
            location,
            from: starts.toISOString(),
            until: ends.toISOString(),
            zone,
          },
        ]
      : [];
  });
};

const vacationEvents: Source = async (db, personId, { window: { from, until }, words }) => {
  const rows = await db
    .selectFrom('absence')
    .select(['id', 'kind', 'status', 'fromDay', 'toDay'])
    .where('personId', '=', personId)
    .where('toDay', '>=', from)
    .where('fromDay', '<=', until)
    .where('status', 'in', heldAbsenceStates)
    .orderBy('fromDay')
    .execute();
  return rows.map(({ id, kind, status, fromDay, toDay }) => ({
    uid: `absence-${id}@callboard`,
    title: status === 'requested' ? `${words[kind]} (${words.requested})` : words[kind],
    description: '',
    location: '',
    firstDay: fromDay,
    lastDay: toDay,
  }));
};

const blockEvents: Source = async (db, personId, { window: { from, until }, words }) => {
  const rows = await db
    .selectFrom('blockDate')
    .select(['id', 'fromDay', 'toDay', 'reason'])
    .where('personId', '=', personId)
    .where('toDay', '>=', from)
    .where('fromDay', '<=', until)
    .orderBy('fromDay')
    .execute();
  return rows.map(({ id, fromDay, toDay, reason }) => ({
    uid: `block-${id}@callboard`,
    title: reason || words.blocked,
    description: '',
    location: '',
    firstDay: fromDay,
    lastDay: toDay,
  }));
};

const sources = { jobs: jobEvents, vacations: vacationEvents, blocks: blockEvents } as const satisfies Record<
  CalendarContent,
  Source
>;

/** What stands in the calendar of a person now. */
export async function eventsOfPerson(
  db: Db,
  { personId, contents, language }: { personId: string; contents: readonly string[]; language: Language },
  window: Window,
): Promise<CalendarEvent[]> {
  const events: CalendarEvent[] = [];
  for (const [content, source] of Object.entries(sources)) {
    if (contents.includes(content))
      events.push(...(await source(db, personId, { window, words: calendarWords[language] })));
  }
  return events;
}
