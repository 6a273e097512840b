import type { vacations } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { countVacation } from './count-vacation.ts';
import { jobsInRange } from '../read/jobs-in-range.db.ts';
import { presentClash } from '../read/present-vacation.ts';

export const vacationPreview: Handler<typeof vacations.vacationPreview> = async (
  { query },
  { db, caller, now },
) => {
  const asked = {
    personId: personOf(caller),
    from: query.from,
    to: query.to,
    kind: query.kind,
    firstHalf: query.firstHalf === 'true',
    lastHalf: query.lastHalf === 'true',
  };
  const counted = await countVacation(db, asked, await todayOfTenant(db, now()));
  const jobs = await jobsInRange(db, asked, { alsoAsked: true });
  return { from: query.from, to: query.to, ...counted, clashes: jobs.map(presentClash) };
};
