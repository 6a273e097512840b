import type { CalendarProblem } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { totalOf } from '../../../platform/db/total-of.ts';

const columns = [
  'id',
  'name',
  'host',
  'created_at as createdAt',
  'asked_at as askedAt',
  'tried_at as triedAt',
  'read_at as readAt',
  'busy_times as busyTimes',
  'problem',
  'failing_since as failingSince',
] as const;

type Mine = { personId: string; calendarId: string };

export async function calendarsOf(db: Db, personId: string, page: { limit: number; page: number }) {
  const mine = db.selectFrom('private_calendar').where('person_id', '=', personId);
  return pageOf(mine.select(columns).orderBy('created_at').orderBy('id'), page);
}
export type CalendarRow = Awaited<ReturnType<typeof calendarsOf>>['rows'][number];

/** How many a person has; until the call is over nobody adds another one. */
export async function calendarsHeld(db: Db, personId: string): Promise<number> {
  await db.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
  return totalOf(db.selectFrom('private_calendar').where('person_id', '=', personId));
}

type NewCalendar = {
  id: string;
  personId: string;
  name: string;
  host: string;
  lockedAddress: string;
  at: Date;
};
export const addCalendar = (db: Db, { id, personId, name, host, lockedAddress, at }: NewCalendar) =>
  db
    .insertInto('private_calendar')
    .values({
      id,
      person_id: personId,
      name,
      host,
      locked_address: lockedAddress,
      created_at: at,
      asked_at: at,
      next_read_at: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Nobody else changes it until the call is over. */
export const calendarOf = (db: Db, { personId, calendarId }: Mine) =>
  db
    .selectFrom('private_calendar')
    .select(columns)
    .where('id', '=', calendarId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();

export const setAsked = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('private_calendar').set({ asked_at: at }).where('id', '=', id).execute();
};

/** Its busy times go with it. */
export async function removeCalendar(db: Db, { personId, calendarId }: Mine): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('private_calendar')
    .where('id', '=', calendarId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const mostAtOnce = 200;

export const dueCalendars = (db: Db, now: Date) =>
  db
    .selectFrom('private_calendar as c')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.person_id'),
    )
    .select('c.id')
    .where('c.next_read_at', '<=', now)
    .where('p.active', '=', true)
    .orderBy('c.next_read_at')
    .limit(mostAtOnce)
    .execute();

export const setNextRead = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('private_calendar').set({ next_read_at: at }).where('id', '=', id).execute();
};

export const calendarToRead = (db: Db, id: string) =>
  db
    .selectFrom('private_calendar')
    .select([
      'id',
      'person_id as personId',
      'locked_address as lockedAddress',
      'failures',
      'etag',
      'last_modified as lastModified',
      'read_day as readDay',
      'read_zone as readZone',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
export type CalendarToRead = NonNullable<Awaited<ReturnType<typeof calendarToRead>>>;

export type BusyRange = { readonly startsAt: Date; readonly endsAt: Date };

export const busyTimesOf = (db: Db, calendarId: string): Promise<BusyRange[]> =>
  db
    .selectFrom('private_busy_time')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('calendar_id', '=', calendarId)
    .orderBy('starts_at')
    .execute();

type Times = { calendarId: string; personId: string; zone: string; busy: readonly BusyRange[] };

export async function replaceBusyTimes(db: Db, { calendarId, personId, zone, busy }: Times): Promise<void> {
  await db.deleteFrom('private_busy_time').where('calendar_id', '=', calendarId).execute();
  const rows = busy.map(({ startsAt, endsAt }) => ({
    calendar_id: calendarId,
    person_id: personId,
    starts_at: startsAt,
    ends_at: endsAt,
    from_day: dayAt(startsAt, zone),
    // What ends at midnight does not take the day that begins then.
    to_day: dayAt(new Date(endsAt.getTime() - 1), zone),
  }));
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('private_busy_time')
      .values(rows.slice(at, at + 500))
      .execute();
}

type WasRead = {
  readonly at: Date;
  readonly busyTimes: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly day: string;
  readonly zone: string;
};

const noProblem = { failures: 0, failing_since: null, problem: null };

export const keepRead = async (db: Db, id: string, read: WasRead): Promise<void> => {
  await db
    .updateTable('private_calendar')
    .set({
      ...noProblem,
      tried_at: read.at,
      read_at: read.at,
      busy_times: read.busyTimes,
      etag: read.etag,
      last_modified: read.lastModified,
      read_day: read.day,
      read_zone: read.zone,
    })
    .where('id', '=', id)
    .execute();
};

export const keepUnchanged = async (db: Db, id: string, at: Date): Promise<void> => {
  await db
    .updateTable('private_calendar')
    .set({ ...noProblem, tried_at: at, read_at: at })
    .where('id', '=', id)
    .execute();
};

type Failure = { at: Date; problem: CalendarProblem; nextReadAt: Date };
export const keepFailure = async (
  db: Db,
  id: string,
  { at, problem, nextReadAt }: Failure,
): Promise<void> => {
  await db
    .updateTable('private_calendar')
    .set((of) => ({
      tried_at: at,
      problem,
      next_read_at: nextReadAt,
      failures: of('failures', '+', 1),
      failing_since: of.fn.coalesce('failing_since', of.val(at)),
    }))
    .where('id', '=', id)
    .execute();
};
