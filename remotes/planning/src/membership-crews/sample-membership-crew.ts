import { plannerCrews } from '@callboard/contract';
import type { PlannerCrewRow } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';
import type { CrewWithPeople } from './membership-crew.tsx';

/** For tests: membership crews as the server answers them. */
export const sampleCrewRow = (some: PartOf<PlannerCrewRow> = {}): PlannerCrewRow =>
  sampleItemOf(plannerCrews.membershipCrews, {
    id: 'vienna',
    name: 'Vienna',
    region: { caption: 'Wien' },
    planner: { name: 'Petra Maier' },
    mine: true,
    members: 2,
    may: { add: true, remove: true, contact: true, edit: true, close: true },
    ...some,
  });

type Person = CrewWithPeople['people'][number];
export const sampleMember = (some: PartOf<Person> = {}): Person =>
  sampleOf(plannerCrews.membershipCrew.answer.shape.people.def.element, {
    membershipId: 'm-anna',
    personId: 'anna',
    name: 'Anna Kern',
    city: 'Wien',
    since: '2026-01-01',
    active: true,
    functions: ['Rigger'],
    email: 'anna@example.org',
    phone: '+43 660 12 34',
    ...some,
  });

export const sampleCrewWithPeople = (some: PartOf<CrewWithPeople> = {}): CrewWithPeople =>
  sampleOf(plannerCrews.membershipCrew, {
    ...sampleCrewRow(),
    people: [
      sampleMember(),
      sampleMember({ membershipId: 'm-bram', personId: 'bram', name: 'Bram Šimić', city: 'Graz' }),
    ],
    ...some,
  });
