import { clockAt } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CheckRow } from './check-rows.db.ts';

type Month = Pick<CheckRow, 'personId' | 'startsAt' | 'timeZone'>;

/** A position counts in the month it begins in. */
const monthOf = ({ startsAt, timeZone }: Month): string => clockAt(startsAt, timeZone).day.slice(0, 7);

export async function isMonthLocked(db: Db, row: Month): Promise<boolean> {
  const locked = await db
    .selectFrom('monthLock')
    .select('month')
    .where('personId', '=', row.personId)
    .where('month', '=', `${monthOf(row)}-01`)
    .executeTakeFirst();
  return locked !== undefined;
}

/** Hours of a locked month stay as they were paid. */
export async function refuseLockedMonth(db: Db, row: CheckRow): Promise<void> {
  if (await isMonthLocked(db, row)) throw new AppError('month_locked', { params: { month: monthOf(row) } });
}
