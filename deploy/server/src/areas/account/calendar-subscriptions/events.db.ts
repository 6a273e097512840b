import { absenceGroups, crewItemGroups, jobName } from '@callboard/domain';
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
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .select([
      'crewItem.id',
      'crewItem.status',
      'crewItem.startsAt as from',
      'crewItem.endsAt as until',
      'crewItem.timeZone as zone',
      'project.name as project',
      'crew.name as crew',
      'function.caption',
      sql<string>`coalesce(concat_ws(', ', location.name, nullif(location.street, ''),
        nullif(concat_ws(' ', nullif(location.zip, ''),
        location.city), '')), '')`.as('location'),
    ])
    .where('crewItem.personId', '=', personId)
    .where('crewItem.startDate', '>=', from)
    .where('crewItem.startDate', '<=', until)
    .where('crewItem.startsAt', 'is not', null)
    .where('crewItem.endsAt', 'is not', null)
    .where('crewItem.status', 'in', crewItemGroups.calendarFeed)
    .orderBy('crewItem.startsAt')
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
    .where('status', 'in', absenceGroups.held)
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
