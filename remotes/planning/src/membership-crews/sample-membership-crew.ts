import type { PlannerCrewRow } from '@callboard/contract';
import type { CrewWithPeople } from './membership-crew.tsx';

/** For tests: membership crews as the server answers them. */
export const sampleCrewRow = (some: Partial<PlannerCrewRow> = {}): PlannerCrewRow => ({
  id: 'vienna',
  version: 1,
  kind: 'membership',
  name: 'Vienna',
  note: 'Short notice',
  region: { id: 'AT-9', caption: 'Wien' },
  planner: { personId: 'p-1', name: 'Petra Maier' },
  mine: true,
  members: 2,
  places: null,
  full: false,
  may: { add: true, remove: true, contact: true },
  ...some,
});

type Person = CrewWithPeople['people'][number];
export const sampleMember = (some: Partial<Person> = {}): Person => ({
  membershipId: 'm-anna',
  personId: 'anna',
  contactId: 'c-anna',
  name: 'Anna Kern',
  city: 'Wien',
  since: '2026-01-01',
  active: true,
  functions: ['Rigger'],
  email: 'anna@example.org',
  phone: '+43 660 12 34',
  ...some,
});

export const sampleCrewWithPeople = (some: Partial<CrewWithPeople> = {}): CrewWithPeople => ({
  ...sampleCrewRow(),
  people: [
    sampleMember(),
    sampleMember({ membershipId: 'm-bram', personId: 'bram', name: 'Bram Šimić', city: 'Graz' }),
  ],
  ...some,
});
