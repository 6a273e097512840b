import type { TimeLine } from '@callboard/domain';
import { fullName } from '../../../platform/db/full-name.ts';
import { json } from '../../../platform/db/tables.ts';
import type { Db } from '../../../platform/db/tables.ts';
import './time-facts.db.ts';

export const monthLock = (db: Db, personId: string, month: string) =>
  db
    .selectFrom('month_lock')
    .select(['lines', 'locked_at as lockedAt'])
    .where('person_id', '=', personId)
    .where('month', '=', month)
    .executeTakeFirst();

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
