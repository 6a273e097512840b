import { lastDayOf, paidPayrollStates } from '@callboard/domain';
import type { TimeLine } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import { fullName } from '../../../platform/db/full-name.ts';
import { json } from '../../../platform/db/tables.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import type { Page } from '../../../platform/http/paging.ts';
import './time-facts.db.ts';

export const monthLock = (db: Db, personId: string, month: string) =>
  db
    .selectFrom('month_lock')
    .select(['lines', 'locked_at as lockedAt'])
    .where('person_id', '=', personId)
    .where('month', '=', month)
    .executeTakeFirst();

/** When the month of each of these people was closed, if it was. */
export async function lockedAtOf(db: Db, people: readonly string[], month: string) {
  if (people.length === 0) return new Map<string, Date>();
  const rows = await db
    .selectFrom('month_lock')
    .select(['person_id as personId', 'locked_at as lockedAt'])
    .where('month', '=', month)
    .where(sql<boolean>`person_id = ${anyOf(people)}`)
    .execute();
  return new Map(rows.map(({ personId, lockedAt }) => [personId, lockedAt]));
}

/** Whoever has a contract on any of these days, by name. */
export async function peopleUnderContract(db: Db, { from, to }: { from: string; to: string }, page: Page) {
  const found = db.selectFrom('person as who').where((of) =>
    of.exists(
      of
        .selectFrom('staff_contract as c')
        .whereRef('c.tenant_id', '=', 'who.tenant_id')
        .whereRef('c.person_id', '=', 'who.id')
        .where('c.valid_from', '<=', to)
        .where((until) => until.or([until('c.valid_until', 'is', null), until('c.valid_until', '>=', from)])),
    ),
  );
  return pageOf(
    found
      .select(['who.id as personId', fullName('who').as('personName')])
      .orderBy('who.last_name')
      .orderBy('who.first_name')
      .orderBy('who.id'),
    page,
  );
}

/** Whether money has gone out for a month of somebody: a payroll that has a day of it is paid. */
export async function isMonthPaid(db: Db, personId: string, month: string): Promise<boolean> {
  const paid = await db
    .selectFrom('payroll')
    .select('id')
    .where('person_id', '=', personId)
    .where('from_day', '<=', lastDayOf(month))
    .where('to_day', '>=', month)
    .where(sql<boolean>`status ${oneOf(paidPayrollStates)}`)
    .executeTakeFirst();
  return paid !== undefined;
}

/** False when it is not locked. */
export async function deleteMonthLock(db: Db, personId: string, month: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('month_lock')
    .where('person_id', '=', personId)
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
    .insertInto('month_lock')
    .values({
      person_id: lock.personId,
      month: lock.month,
      lines: json(lock.lines),
      quota_minutes: lock.quota,
      worked_minutes: lock.worked,
      credit_minutes: lock.credit,
      locked_at: lock.at,
      locked_by: lock.by,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

export const timeBookingsBetween = (db: Db, personId: string, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('time_booking as b')
    .leftJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'b.tenant_id').onRef('p.id', '=', 'b.by_person'),
    )
    .select(['b.id', 'b.day', 'b.minutes', 'b.kind', 'b.reason', fullName<string | null>('p').as('by')])
    .where('b.person_id', '=', personId)
    .where('b.day', '>=', from)
    .where('b.day', '<=', to)
    .orderBy('b.day')
    .orderBy('b.at')
    .orderBy('b.id')
    .execute();

export const insertTimeBooking = async (
  db: Db,
  row: {
    id: string;
    person_id: string;
    day: string;
    minutes: number;
    kind: 'manual' | 'paidOut';
    reason: string;
    by_person: string | null;
    at: Date;
  },
): Promise<void> => {
  await db.insertInto('time_booking').values(row).execute();
};

export const insertVacationBooking = async (
  db: Db,
  row: {
    id: string;
    person_id: string;
    year: number;
    days: number;
    kind: 'carryOver' | 'manual';
    reason: string;
    at: Date;
  },
): Promise<void> => {
  await db.insertInto('vacation_booking').values(row).execute();
};
