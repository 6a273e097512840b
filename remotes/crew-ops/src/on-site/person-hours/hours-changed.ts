import { invalidate } from '@callboard/client';
import { crewChecks, jobs, projectCrews } from '@callboard/contract';
import type { CheckHours } from '@callboard/contract';
import { homeQuery } from '@callboard/feature';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { personHoursQuery } from './person-hours.queries.ts';

/** Other hours are seen with the person, on the list and the papers of the crew, on the job and on the start page. */
export const hoursChanged = ({ crewItemId, crewId }: Pick<CheckHours, 'crewItemId' | 'crewId'>) =>
  Promise.all([
    invalidate(personHoursQuery(crewItemId)),
    invalidate(crewQuery(crewId)),
    invalidate(crewChecks.crewCheck),
    invalidate(projectCrews.projectCrewItemStatus),
    invalidate(projectCrews.deliveryNote),
    invalidate(jobs.job),
    invalidate(homeQuery),
  ]);
