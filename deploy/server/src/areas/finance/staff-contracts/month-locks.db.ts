import { lastDayOf, payrollGroups } from '@callboard/domain';
import type { TimeLine } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { fullName } from '#platform/db/expression/full-name.ts';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import { pageOf } from '#platform/db/list/page-of.ts';
import type { Page } from '#platform/db/list/paging.ts';
import './time-facts.db.ts';

export const monthLock = (db: Db, personId: string, month: string) =>
  db
    .selectFrom('monthLock')
    .select(['lines', 'lockedAt'])
    .where('personId', '=', personId)
    .where('month', '=', month)
    .executeTakeFirst();

/** When the month of each of these people was closed, if it was. */
export async function lockedAtOf(db: Db, people: readonly string[], month: string) {
  if (people.length === 0) return new Map<string, Date>();
  const rows = await db
    .selectFrom('monthLock')
    .select(['personId', 'lockedAt'])
    .where('month', '=', month)
    .where(sql<boolean>`"personId" = ${anyOf(people)}`)
    .execute();
  return new Map(rows.map(({ personId, lockedAt }) => [personId, lockedAt]));
}

/** Whoever has a contract on any of these days, by name. */
export async function peopleUnderContract(db: Db, { from, to }: { from: string; to: string }, page: Page) {
  const found = db.selectFrom('person as who').where((of) =>
    of.exists(
      of
        .selectFrom('staffContract')
        .whereRef('staffContract.personId', '=', 'who.id')
        .where('staffContract.validFrom', '<=', to)
        .where((until) =>
          until.or([
            until('staffContract.validUntil', 'is', null),
            until('staffContract.validUntil', '>=', from),
          ]),
        ),
    ),
  );
  return pageOf(
    found
      .select(['who.id as personId', fullName('who').as('personName')])
      .orderBy('who.lastName')
      .orderBy('who.firstName')
      .orderBy('who.id'),
    page,
  );
}

/** Whether money has gone out for a month of somebody: a payroll that has a day of it is paid. */
export async function isMonthPaid(db: Db, personId: string, month: string): Promise<boolean> {
  const paid = await db
    .selectFrom('payroll')
    .select('id')
    .where('personId', '=', personId)
    .where('fromDay', '<=', lastDayOf(month))
    .where('toDay', '>=', month)
    .where(sql<boolean>`status ${oneOf(payrollGroups.paid)}`)
    .executeTakeFirst();
  return paid !== undefined;
}

/** False when it is not locked. */
export async function deleteMonthLock(db: Db, personId: string, month: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('monthLock')
    .where('personId', '=', personId)
    .where('month', '=', month)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** False when somebody has locked it already. */
export async function insertMonthLock(
  db: Db,
  lock: {
    personId: string;
    month: string;
    lines: readonly TimeLine[];
    quota: number;
    worked: number;
    credit: number;
    at: Date;
    by: string | null;
  },
): Promise<boolean> {
  const written = await db
    .insertInto('monthLock')
    .values({
      personId: lock.personId,
      month: lock.month,
      lines: json(lock.lines),
      quotaMinutes: lock.quota,
      workedMinutes: lock.worked,
      creditMinutes: lock.credit,
      lockedAt: lock.at,
      lockedBy: lock.by,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

export const timeBookingsBetween = (db: Db, personId: string, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('timeBooking')
    .leftJoin('person', 'person.id', 'timeBooking.byPerson')
    .select([
      'timeBooking.id',
      'timeBooking.day',
      'timeBooking.minutes',
      'timeBooking.kind',
      'timeBooking.reason',
      fullName<string | null>('person').as('by'),
    ])
    .where('timeBooking.personId', '=', personId)
    .where('timeBooking.day', '>=', from)
    .where('timeBooking.day', '<=', to)
    .orderBy('timeBooking.day')
    .orderBy('timeBooking.at')
    .orderBy('timeBooking.id')
    .execute();

export const insertTimeBooking = async (
  db: Db,
  row: {
    id: string;
    personId: string;
    day: string;
    minutes: number;
    kind: 'manual' | 'paidOut';
    reason: string;
    byPerson: string | null;
    at: Date;
  },
): Promise<void> => {
  await db.insertInto('timeBooking').values(row).execute();
};

export const insertVacationBooking = async (
  db: Db,
  row: {
    id: string;
    personId: string;
    year: number;
    days: number;
    kind: 'carryOver' | 'manual';
    reason: string;
    at: Date;
  },
): Promise<void> => {
  await db.insertInto('vacationBooking').values(row).execute();
};
