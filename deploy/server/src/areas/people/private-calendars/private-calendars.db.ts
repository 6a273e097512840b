import type { CalendarProblem } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';
import { totalOf } from '#platform/db/list/total-of.ts';

const columns = [
  'id',
  'name',
  'host',
  'createdAt',
  'askedAt',
  'triedAt',
  'readAt',
  'busyTimes',
  'problem',
  'failingSince',
] as const;

type Mine = { personId: string; calendarId: string };

export async function calendarsOf(db: Db, personId: string, page: { limit: number; page: number }) {
  const mine = db.selectFrom('privateCalendar').where('personId', '=', personId);
  return pageOf(mine.select(columns).orderBy('createdAt').orderBy('id'), page);
}
export type CalendarRow = Awaited<ReturnType<typeof calendarsOf>>['rows'][number];

/** How many a person has; until the call is over nobody adds another one. */
export async function calendarsHeld(db: Db, personId: string): Promise<number> {
  await db.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
  return totalOf(db.selectFrom('privateCalendar').where('personId', '=', personId));
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
    .insertInto('privateCalendar')
    .values({
      id,
      personId,
      name,
      host,
      lockedAddress,
      createdAt: at,
      askedAt: at,
      nextReadAt: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Nobody else changes it until the call is over. */
export const calendarOf = (db: Db, { personId, calendarId }: Mine) =>
  db
    .selectFrom('privateCalendar')
    .select(columns)
    .where('id', '=', calendarId)
    .where('personId', '=', personId)
    .forUpdate()
    .executeTakeFirst();

export const setAsked = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('privateCalendar').set({ askedAt: at }).where('id', '=', id).execute();
};

/** Its busy times go with it. */
export async function removeCalendar(db: Db, { personId, calendarId }: Mine): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('privateCalendar')
    .where('id', '=', calendarId)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const mostAtOnce = 200;

export const dueCalendars = (db: Db, now: Date) =>
  db
    .selectFrom('privateCalendar')
    .innerJoin('person', 'person.id', 'privateCalendar.personId')
    .select('privateCalendar.id')
    .where('privateCalendar.nextReadAt', '<=', now)
    .where('person.active', '=', true)
    .orderBy('privateCalendar.nextReadAt')
    .limit(mostAtOnce)
    .execute();

export const setNextRead = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('privateCalendar').set({ nextReadAt: at }).where('id', '=', id).execute();
};

export const calendarToRead = (db: Db, id: string) =>
  db
    .selectFrom('privateCalendar')
    .select(['id', 'personId', 'lockedAddress', 'failures', 'etag', 'lastModified', 'readDay', 'readZone'])
    .where('id', '=', id)
    .executeTakeFirst();
export type CalendarToRead = NonNullable<Awaited<ReturnType<typeof calendarToRead>>>;

export type BusyRange = { readonly startsAt: Date; readonly endsAt: Date };

export const busyTimesOf = (db: Db, calendarId: string): Promise<BusyRange[]> =>
  db
    .selectFrom('privateBusyTime')
    .select(['startsAt', 'endsAt'])
    .where('calendarId', '=', calendarId)
    .orderBy('startsAt')
    .execute();

type Times = { calendarId: string; personId: string; zone: string; busy: readonly BusyRange[] };

export async function replaceBusyTimes(db: Db, { calendarId, personId, zone, busy }: Times): Promise<void> {
  await db.deleteFrom('privateBusyTime').where('calendarId', '=', calendarId).execute();
  const rows = busy.map(({ startsAt, endsAt }) => ({
    calendarId,
    personId,
    startsAt,
    endsAt,
    fromDay: dayAt(startsAt, zone),
    // What ends at midnight does not take the day that begins then.
    toDay: dayAt(new Date(endsAt.getTime() - 1), zone),
  }));
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('privateBusyTime')
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

const noProblem = { failures: 0, failingSince: null, problem: null };

export const keepRead = async (db: Db, id: string, read: WasRead): Promise<void> => {
  await db
    .updateTable('privateCalendar')
    .set({
      ...noProblem,
      triedAt: read.at,
      readAt: read.at,
      busyTimes: read.busyTimes,
      etag: read.etag,
      lastModified: read.lastModified,
      readDay: read.day,
      readZone: read.zone,
    })
    .where('id', '=', id)
    .execute();
};

export const keepUnchanged = async (db: Db, id: string, at: Date): Promise<void> => {
  await db
    .updateTable('privateCalendar')
    .set({ ...noProblem, triedAt: at, readAt: at })
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
    .updateTable('privateCalendar')
    .set((of) => ({
      triedAt: at,
      problem,
      nextReadAt,
      failures: of('failures', '+', 1),
      failingSince: of.fn.coalesce('failingSince', of.val(at)),
    }))
    .where('id', '=', id)
    .execute();
};
