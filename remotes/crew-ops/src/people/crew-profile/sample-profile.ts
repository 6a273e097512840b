import type { CrewMemberRow, CrewProfile, PlannerCrewRow } from '@callboard/contract';

/** Somebody of the crew, for tests. */
export const sampleProfile = (own: Partial<CrewProfile> = {}): CrewProfile => ({
  personId: 'anna',
  name: 'Anna Kern',
  city: 'Wien',
  about: 'Rigger for ten years.',
  picture: null,
  functions: ['Rigger', 'Stagehand'],
  skills: ['Forklift', 'First aid'],
  rating: { average: 4.5, count: 2 },
  ratings: [
    { stars: 4, comment: 'Calm and quick.', typeId: 't1', at: '2026-10-01T08:00:00Z', project: 'Gala' },
  ],
  jobsDone: 31,
  contact: { phone: '+43 660 1', email: 'anna@example.org' },
  ...own,
});

export const sampleGroup = (own: Partial<PlannerCrewRow> = {}): PlannerCrewRow => ({
  id: 'north',
  version: 1,
  kind: 'membership',
  name: 'North',
  note: '',
  region: null,
  planner: null,
  mine: true,
  members: 3,
  places: null,
  full: false,
  may: { add: true, remove: true, contact: true },
  ...own,
});

export const sampleMember = (personId: string): CrewMemberRow => ({
  personId,
  membershipId: `m-${personId}`,
  contactId: null,
  contactNumber: '',
  name: 'Anna Kern',
  city: 'Wien',
  active: true,
  since: '2026-01-01',
  region: null,
  functions: [],
  tags: [],
  skills: [],
  figures: null,
});
