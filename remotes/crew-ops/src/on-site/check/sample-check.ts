import type { CrewCheck, CrewStatusRow, Home, HomeJob, ProjectCrew } from '@callboard/contract';

/** One position of Saturday 21 November, 08:00–18:00 in Vienna, for tests. */
export const startsAt = Date.parse('2026-11-21T07:00:00Z');
const at = (minutes: number) => new Date(startsAt + minutes * 60_000).toISOString();
export const hall = { latitude: 48.2167, longitude: 16.4044 };

export const sampleCheck = (own: Partial<CrewCheck> = {}): CrewCheck => ({
  id: null,
  version: 0,
  crewItemId: 'i-mia',
  crewId: 'crew-1',
  personId: 'person-mia',
  name: 'Mia Berg',
  status: 'confirmed',
  state: 'expected',
  signedOff: false,
  plannedFrom: at(0),
  plannedUntil: at(600),
  checkedFrom: null,
  checkedUntil: null,
  approvedFrom: null,
  approvedUntil: null,
  approvedBreakMinutes: null,
  approvedMinutes: null,
  roundingMinutes: 0,
  correctedReason: '',
  preCalledAt: null,
  breakSince: null,
  breakMinutes: 0,
  automaticBreak: false,
  workedMinutes: null,
  late: false,
  early: false,
  noShowPossible: false,
  marks: [],
  undoUntil: null,
  opens: { preCall: at(-18 * 60), checkIn: at(-60) },
  closes: { checkIn: at(60), checkOut: at(840) },
  earlyUntil: at(595),
  timeZone: 'Europe/Vienna',
  site: { id: 'hall', name: 'Messe Wien, Gate 3', ...hall, radiusM: 500 },
  breaks: [],
  may: {
    preCall: true,
    checkIn: true,
    checkOut: false,
    startBreak: false,
    endBreak: false,
    approve: false,
    correct: false,
  },
  events: [],
  ...own,
});
export const checkedInAt = (from: string, own: Partial<CrewCheck> = {}) =>
  sampleCheck({ id: 'check-1', status: 'working', state: 'in', checkedFrom: from, ...own });

export const sampleRow = (own: Partial<CrewStatusRow> = {}): CrewStatusRow => ({
  ...sampleCheck(),
  functionCaption: 'Rigger',
  crewChief: false,
  absent: false,
  pictureUrl: null,
  phone: null,
  ...own,
});

const member: ProjectCrew['mine'][number] = {
  crewItemId: 'i-mia',
  personId: 'person-mia',
  contactNumber: '1001',
  name: 'Mia Berg',
  pictureUrl: null,
  functionCaption: 'Rigger',
  crewChief: false,
  status: 'confirmed',
  presence: 'confirmed',
  startsAt: at(0),
  endsAt: at(600),
};
const no = false;

export const sampleCrew = (own: Partial<ProjectCrew> = {}): ProjectCrew => ({
  id: 'crew-1',
  version: 1,
  number: '4711-1',
  name: 'Load-in',
  shift: 'day',
  project: { number: '4711', name: 'Spring Gala', kind: 'client', company: 'Opera', managerName: null },
  startDate: '2026-11-21',
  endDate: null,
  startTime: '08:00',
  endTime: '18:00',
  timeZone: 'Europe/Vienna',
  startsAt: at(0),
  endsAt: at(600),
  cancelled: false,
  location: null,
  catering: null,
  info: { external: null, internal: null, crew: null, crewChief: null },
  contactOnSite: null,
  documents: 0,
  photos: 0,
  chiefs: [],
  team: [],
  mine: [member],
  open: 0,
  notStarted: false,
  signedOffAt: null,
  signedOffBy: null,
  signOffNote: '',
  office: [],
  deliveryNote: 'notReady',
  crewChiefSheet: 'notReady',
  liveLocationUntil: null,
  may: {
    lead: no,
    seeStatus: no,
    signOff: no,
    editInfo: no,
    createItems: no,
    duplicateItems: no,
    assignPeople: no,
    shareLocation: no,
    seeLocations: no,
    addPhoto: no,
    decidePhotos: no,
    contactMembers: no,
    rate: no,
    downloadPapers: no,
    releasePapers: no,
    signDeliveryNote: no,
    confirmDeliveryNote: no,
  },
  ...own,
});
/** The same crew for the person who leads it. */
export const ledCrew = (): ProjectCrew => {
  const crew = sampleCrew({ mine: [{ ...member, crewItemId: 'i-chief', name: 'Erika', crewChief: true }] });
  return { ...crew, may: { ...crew.may, lead: true, seeStatus: true, signOff: true } };
};

export const sampleHomeJob = (own: Partial<HomeJob> = {}): HomeJob => ({
  crewItemId: 'i-mia',
  crewId: 'crew-1',
  status: 'confirmed',
  project: { number: '4711', name: 'Spring Gala' },
  crew: 'Load-in',
  functionCaption: 'Rigger',
  location: 'Messe Wien, Gate 3',
  startsAt: at(0),
  endsAt: at(600),
  timeZone: 'Europe/Vienna',
  crewChief: false,
  night: false,
  checkState: null,
  ...own,
});
const nothing = { items: [], totals: {} };
export const sampleHome = ({
  happening = [],
  next = [],
  busyElsewhere = null,
}: {
  happening?: HomeJob[];
  next?: HomeJob[];
  busyElsewhere?: Home['busyElsewhere'];
} = {}): Home => ({
  name: 'Mia Berg',
  now: at(0),
  jobs: [...happening, ...next.filter((job) => !happening.includes(job))],
  busyElsewhere,
  needsYou: nothing,
  coming: nothing,
  today: nothing,
  warnings: nothing,
  ready: nothing,
  links: nothing,
  info: nothing,
  unreadNotifications: 0,
});
