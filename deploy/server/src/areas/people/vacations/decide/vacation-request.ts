import type { vacations } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { jobsInRange } from '../read/jobs-in-range.db.ts';
import { planInSpan } from './plan-in-span.db.ts';
import { presentVacation } from '../read/present-vacation.ts';
import { vacationTakes } from './vacation-takes.ts';
import { absenceById } from '../read/vacations.db.ts';
import { colleaguesOf, whoIsAway } from './who-is-away.db.ts';
import { whomToAsk } from './whom-to-ask.ts';

export const vacationRequest: Handler<typeof vacations.vacationRequest> = async (
  { params },
  { db, caller, now },
) => {
  const row = await absenceById(db, params.id);
  if (!row) throw notFound();
  const today = await todayOfTenant(db, now());
  const jobs = await jobsInRange(db, row, { alsoAsked: true });
  const absence = presentVacation(row, jobs, { caller, today });
  return {
    absence,
    ...(await vacationTakes(db, row, today)),
    away: await whoIsAway(db, row),
    colleagues: await colleaguesOf(db, row.personId),
    plan: await planInSpan(db, row),
    ask: await whomToAsk(db, absence, today),
  };
};
