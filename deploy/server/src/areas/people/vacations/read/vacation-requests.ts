import type { vacations } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { personOf } from '#platform/http/person-of.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { jobsOfAbsences } from './jobs-of-absences.db.ts';
import { presentVacation } from './present-vacation.ts';
import { canDecideVacations } from './vacations.policy.ts';
import { absenceRows } from './vacations.db.ts';

const latelyMs = 30 * 86_400_000;
const lately = (now: Date): Date => new Date(now.getTime() - latelyMs);

export const vacationRequests: Handler<typeof vacations.vacationRequests> = async (
  { query },
  { db, caller, now },
) => {
  const everybody = query.whose === 'all' && canDecideVacations(caller);
  const personId = everybody ? query.personId : personOf(caller);
  const queue = everybody &&
    query.queue && { of: query.queue, for: caller.personId, decidedSince: lately(now()) };
  const { rows, total } = await absenceRows(db, { ...query, personId, queue: queue || undefined });
  const jobs = await jobsOfAbsences(
    db,
    rows.map(({ id }) => id),
  );
  const today = await todayOfTenant(db, now());
  const items = rows.map((row) => presentVacation(row, jobs.get(row.id) ?? [], { caller, today }));
  return listOf(items, total, query);
};
