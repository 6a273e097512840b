import { projectCrews, securityChecks } from '@callboard/contract';
import type {
  CrewMember,
  CrewStatusRow,
  ListOf,
  ProjectCrew,
  ProjectCrewItem,
  SecurityCheckRow,
} from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** A night crew for tests: 20:00 – 06:00 in Vienna, Erika leads, Ada and Luc work. */
export const listed = <Item>(items: Item[]): ListOf<Item> => ({
  items,
  total: items.length,
  page: 1,
  limit: 1000,
});
const times = { startsAt: '2025-11-21T20:00:00+01:00', endsAt: '2025-11-22T06:00:00+01:00' };
const shift = { startDate: '2025-11-21', startTime: '20:00', endTime: '06:00' };
const memberShape = projectCrews.projectCrew.answer.shape.team.def.element;

export const sampleMember = (name: string, own: PartOf<CrewMember> = {}): CrewMember =>
  sampleOf(memberShape, {
    crewItemId: `item-${name}`,
    personId: `person-${name}`,
    contactNumber: `C-${name}`,
    name,
    functionCaption: 'Stagehand',
    status: 'confirmed',
    presence: 'confirmed',
    ...times,
    ...own,
  });
export const erika = sampleMember('Erika', { crewChief: true, functionCaption: 'Lead' });
export const ada = sampleMember('Ada');

export const leads = { lead: true, seeStatus: true, signOff: true, seeLocations: true };
export const plans = {
  ...leads,
  editInfo: true,
  createItems: true,
  duplicateItems: true,
  assignPeople: true,
};

export const sampleCrew = (own: PartOf<ProjectCrew> = {}): ProjectCrew =>
  sampleOf(projectCrews.projectCrew, {
    id: 'crew-1',
    version: 4,
    name: 'Load-in',
    project: { number: '4711', name: 'Spring Gala', managerName: 'Petra Maier' },
    ...shift,
    ...times,
    location: { id: 'hall', name: 'Messe Wien, Gate 3', latitude: 48.2, longitude: 16.4, radiusM: 500 },
    catering: { typeId: 'buffet', caption: 'Buffet', note: 'From seven' },
    info: { external: 'Meet at the gate', crew: 'Bring gloves' },
    contactOnSite: { contactId: 'k-1', name: 'Klara Klient' },
    photos: 2,
    chiefs: [erika],
    team: [erika, ada],
    crewChiefSheet: 'ready',
    ...own,
  });

export const sampleItem = (name: string, own: PartOf<ProjectCrewItem> = {}): ProjectCrewItem =>
  sampleItemOf(projectCrews.projectCrewItems, {
    ...sampleMember(name),
    version: 1,
    functionId: 'stagehand',
    ...shift,
    ...own,
  });

export const sampleCheck = (own: PartOf<SecurityCheckRow> = {}): SecurityCheckRow =>
  sampleItemOf(securityChecks.securityChecks, {
    id: 'check-1',
    version: 1,
    formId: 'form-1',
    form: 'Site check',
    date: '2025-11-21',
    shift: 'night',
    state: 'missing',
    border: 'red',
    dueFrom: '2025-11-21T19:00:00+01:00',
    dueUntil: '2025-11-21T21:00:00+01:00',
    may: { perform: true },
    ...own,
  });

export const listedChecks = (items: SecurityCheckRow[], mayPlan = false) => ({
  ...listed(items),
  mayPlan,
  planner: { id: 'p-petra', name: 'Petra Planner' },
});

/** Somebody's day, checked out at six as planned. */
export const sampleStatus = (name: string, own: PartOf<CrewStatusRow> = {}): CrewStatusRow =>
  sampleItemOf(projectCrews.projectCrewItemStatus, {
    id: `check-${name}`,
    crewItemId: `item-${name}`,
    crewId: 'crew-1',
    personId: `person-${name}`,
    name,
    status: 'done',
    state: 'out',
    plannedFrom: times.startsAt,
    plannedUntil: times.endsAt,
    checkedFrom: '2025-11-21T19:50:00+01:00',
    checkedUntil: times.endsAt,
    breakMinutes: 45,
    automaticBreak: true,
    workedMinutes: 565,
    opens: { preCall: times.startsAt, checkIn: times.startsAt },
    closes: { checkIn: times.endsAt, checkOut: times.endsAt },
    earlyUntil: times.endsAt,
    functionCaption: 'Stagehand',
    ...own,
  });
