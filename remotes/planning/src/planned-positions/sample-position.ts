import { plannerCrews } from '@callboard/contract';
import type { PlanningItem } from '@callboard/contract';
import { sampleItemOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** For tests: a position as the server answers it. */
export const samplePosition = (some: PartOf<PlanningItem> = {}): PlanningItem =>
  sampleItemOf(plannerCrews.plannerCrewItems, {
    id: 'item-1',
    crewId: 'crew-1',
    crewName: 'Load-in',
    projectNumber: '4711',
    projectName: 'Gala',
    company: 'Opera',
    location: 'Hall A',
    functionId: 'rigger',
    function: 'Rigger',
    personId: 'anna',
    personName: 'Anna Kern',
    status: 'confirmed',
    presence: 'confirmed',
    crewChief: true,
    startDate: '2026-11-24',
    startTime: '08:00',
    endTime: '18:00',
    startsAt: '2026-11-24T08:00:00+01:00',
    endsAt: '2026-11-24T18:00:00+01:00',
    ...some,
  });
