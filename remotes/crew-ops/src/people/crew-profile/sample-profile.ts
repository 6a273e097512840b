import { persons, plannerCrews } from '@callboard/contract';
import type { CrewMemberRow, CrewProfile, PlannerCrewRow } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** Somebody of the crew, for tests. */
export const sampleProfile = (own: PartOf<CrewProfile> = {}): CrewProfile =>
  sampleOf(persons.crewProfile, {
    personId: 'anna',
    name: 'Anna Kern',
    city: 'Wien',
    about: 'Rigger for ten years.',
    functions: ['Rigger', 'Stagehand'],
    skills: ['Forklift', 'First aid'],
    rating: { average: 4.5, count: 2 },
    ratings: [
      { stars: 4, comment: 'Calm and quick.', typeId: 't1', at: '2026-10-01T08:00:00Z', project: 'Gala' },
    ],
    contact: { phone: '+43 660 1', email: 'anna@example.org' },
    ...own,
  });

export const sampleGroup = (own: PartOf<PlannerCrewRow> = {}): PlannerCrewRow =>
  sampleItemOf(plannerCrews.plannerCrews, {
    id: 'north',
    name: 'North',
    mine: true,
    members: 3,
    may: { add: true, remove: true, contact: true },
    ...own,
  });

export const sampleMember = (personId: string): CrewMemberRow =>
  sampleItemOf(plannerCrews.plannerCrewMembers, {
    personId,
    membershipId: `m-${personId}`,
    name: 'Anna Kern',
    active: true,
    since: '2026-01-01',
  });
