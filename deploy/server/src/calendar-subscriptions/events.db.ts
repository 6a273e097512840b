import { sql } from 'kysely';
import type { CalendarContent } from '@callboard/contract';
import type { Db } from '../db/tables.ts';
import type { CalendarEvent } from './icalendar.ts';

type Window = { from: string; until: string };

async function jobEvents(db: Db, personId: string, { from, until }: Window): Promise<CalendarEvent[]> {
  const rows = await db
    .selectFrom('crew_item as i')
    .innerJoin('crew as c', 'c.id', 'i.crew_id')
    .innerJoin('project as p', 'p.id', 'i.project_id')
    .innerJoin('function as f', 'f.id', 'i.function_id')
    .leftJoin('location as l', 'l.id', 'c.location_id')
    .select([
      'i.id',
      'i.status',
      'i.starts_at as from',
      'i.ends_at as until',
      'i.time_zone as zone',
      'p.name as project',
      'c.name as crew',
      'f.caption',
      sql<string>`coalesce(concat_ws(', ', l.name, nullif(l.street, ''), nullif(concat_ws(' ', nullif(l.zip, ''),
        l.city), '')), '')`.as('location'),
    ])
    .where('i.person_id', '=', personId)
    .where('i.start_date', '>=', from)
    .where('i.start_date', '<=', until)
    .where('i.starts_at', 'is not', null)
    .where('i.ends_at', 'is not', null)
    .where('i.status', 'in', [
      'requested',
      'confirmed',
      'ready',
      'working',
      'done',
      'cleared',
      'hasChanged',
      'spare',
    ])
    .orderBy('i.starts_at')
    .limit(2_000)
    .execute();
  return rows.flatMap(({ id, from: starts, until: ends, zone, project, crew, caption, location, status }) =>
    starts && ends
      ? [
          {
            uid: `job-${id}@callboard`,
            title: status === 'requested' ? `${project} (?)` : project,
            description: `${caption}\n${crew}`,
            location,
            from: starts.toISOString(),
            until: ends.toISOString(),
            zone,
          },
        ]
      : [],
  );
}

async function vacationEvents(db: Db, personId: string, { from, until }: Window): Promise<CalendarEvent[]> {
  const rows = await db
    .selectFrom('absence')
    .select(['id', 'kind', 'status', 'from_day', 'to_day'])
    .where('person_id', '=', personId)
    .where('to_day', '>=', from)
    .where('from_day', '<=', until)
    .where('status', 'in', ['requested', 'approved', 'cancelRequested', 'reported'])
    .orderBy('from_day')
    .execute();
  const names = {
    vacation: 'Vacation',
    unpaid: 'Unpaid',
    timeInLieu: 'Time in lieu',
    sick: 'Sick',
    paidAbsence: 'Absence',
  };
  return rows.map(({ id, kind, status, from_day, to_day }) => ({
    uid: `absence-${id}@callboard`,
    title: `${names[kind]}${status === 'requested' ? ' (?)' : ''}`,
    description: '',
    location: '',
    firstDay: from_day,
    lastDay: to_day,
  }));
}

async function blockEvents(db: Db, personId: string, { from, until }: Window): Promise<CalendarEvent[]> {
  const rows = await db
    .selectFrom('block_date')
    .select(['id', 'from_day', 'to_day', 'reason'])
    .where('person_id', '=', personId)
    .where('to_day', '>=', from)
    .where('from_day', '<=', until)
    .orderBy('from_day')
    .execute();
  return rows.map(({ id, from_day, to_day, reason }) => ({
    uid: `block-${id}@callboard`,
    title: reason || 'Blocked',
    description: '',
    location: '',
    firstDay: from_day,
    lastDay: to_day,
  }));
}

const sources = { jobs: jobEvents, vacations: vacationEvents, blocks: blockEvents } as const satisfies Record<
  CalendarContent,
  (db: Db, personId: string, window: Window) => Promise<CalendarEvent[]>
>;

/** What stands in the calendar of a person now. */
export async function eventsOfPerson(
  db: Db,
  personId: string,
  contents: readonly string[],
  window: Window,
): Promise<CalendarEvent[]> {
  const events: CalendarEvent[] = [];
  for (const [content, source] of Object.entries(sources)) {
    if (contents.includes(content)) events.push(...(await source(db, personId, window)));
  }
  return events;
}
