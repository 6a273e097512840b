import type { Absence } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/http/handler.ts';
import type { Db } from '#platform/db/tables.ts';
import { jobsInRange } from './jobs-in-range.db.ts';
import type { JobInRange } from './jobs-in-range.db.ts';
import { vacationRights } from './vacations.policy.ts';
import { absenceById } from './vacations.db.ts';
import type { AbsenceFound } from './vacations.db.ts';

export const presentClash = ({
  plannerId: _planner,
  lastDay: _last,
  ...job
}: JobInRange): Absence['clashes'][number] => job;

export const presentVacation = (
  row: AbsenceFound,
  jobs: readonly JobInRange[],
  { caller, today }: { caller: Caller; today: string },
): Absence => ({
  ...row,
  days: Number(row.days),
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  clashes: jobs.map(presentClash),
  may: vacationRights(row, caller, today),
});

/** As it stands after a write. */
export async function vacationAnswer(
  db: Db,
  id: string,
  around: { caller: Caller; today: string },
): Promise<Absence> {
  const row = await absenceById(db, id);
  if (!row) throw notFound();
  const jobs = await jobsInRange(db, row, { alsoAsked: true });
  return presentVacation(row, jobs, around);
}
