import { clockAt } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { CheckRow } from './check-rows.db.ts';

/** Hours of a locked month stay as they were paid; a position counts in the month it begins in. */
export async function refuseLockedMonth(db: Db, { personId, startsAt, timeZone }: CheckRow): Promise<void> {
  const month = `${clockAt(startsAt, timeZone).day.slice(0, 7)}-01`;
  const locked = await db
    .selectFrom('month_lock')
    .select('month')
    .where('person_id', '=', personId)
    .where('month', '=', month)
    .executeTakeFirst();
  if (locked) throw new AppError('month_locked', { params: { month: month.slice(0, 7) } });
}
