import { locations, projects } from '@callboard/contract';
import type {
  CrewOfProject,
  CrewToEdit,
  Location,
  Project,
  ProjectProfile,
  ProjectRow,
} from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

export const sampleRow = (number: number, own: PartOf<ProjectRow> = {}): ProjectRow =>
  sampleItemOf(projects.projects, {
    id: `project-${number}`,
    number: String(4700 + number),
    name: `Harbour festival ${number}`,
    kind: 'client',
    status: 'confirmed',
    state: 'open',
    company: { id: 'company-1', name: 'Bright Stages' },
    location: { id: 'hall', name: 'North hall', city: 'Wien' },
    beginDate: '2027-01-05',
    endDate: '2027-01-09',
    manager: { id: 'person-erika', name: 'Erika Maier' },
    crews: 2,
    positions: 20,
    filled: 12,
    nextDay: '2027-01-05',
    ...own,
  });

export const sampleProject = ({ may, ...own }: PartOf<Project> = {}): Project =>
  sampleOf(projects.project, {
    ...sampleRow(11),
    version: 1,
    createdAt: '2026-11-01T08:00:00Z',
    ...own,
    may: { contact: true, ...may },
  });

export const sampleCrew = (number: number, own: PartOf<CrewOfProject> = {}): CrewOfProject =>
  sampleItemOf(projects.projectCrews, {
    id: `crew-${number}`,
    version: 1,
    number: `C-${number}`,
    name: `Load-in ${number}`,
    startDate: '2031-01-05',
    startTime: '07:30',
    endTime: '18:00',
    timeZone: 'Europe/Vienna',
    location: { id: 'hall', name: 'North hall', city: 'Wien' },
    positions: 10,
    filled: 7,
    requested: 2,
    vacant: 1,
    deliveryNote: 'none',
    may: { edit: false, cancel: false },
    ...own,
  });

export const samplePlace = (own: PartOf<Location> = {}): Location =>
  sampleOf(locations.location, {
    id: 'quay',
    version: 3,
    name: 'Old quay',
    street: 'Quay 1',
    zip: '4020',
    city: 'Linz',
    country: 'AT',
    timeZone: 'Europe/Vienna',
    radiusM: 500,
    may: { edit: false },
    ...own,
  });

export const sampleCrewToEdit = (own: PartOf<CrewToEdit> = {}): CrewToEdit =>
  sampleOf(projects.projectCrew, {
    id: 'crew-1',
    version: 4,
    name: 'Load-in 1',
    startDate: '2031-01-05',
    startTime: '07:30',
    endTime: '18:00',
    location: samplePlace(),
    positions: 10,
    firstPositionDay: '2031-01-05',
    lastPositionDay: '2031-01-05',
    people: 6,
    mayMove: true,
    ...own,
  });

export const sampleProfile = (own: PartOf<ProjectProfile> = {}): ProjectProfile =>
  sampleItemOf(projects.projectProfiles, {
    personId: 'person-ada',
    name: 'Ada Lang',
    contactNumber: 'K-1',
    functions: ['Rigger'],
    skills: ['Forklift', 'First aid'],
    shifts: 3,
    rating: { average: 4.5, count: 2 },
    ...own,
  });

export const listed = <Item>(items: readonly Item[]) => ({
  items: [...items],
  total: items.length,
  page: 1,
  limit: 1000,
});
