import type { CrewOfProject, Project, ProjectProfile, ProjectRow } from '@callboard/contract';

export const sampleRow = (number: number, own: Partial<ProjectRow> = {}): ProjectRow => ({
  id: `project-${number}`,
  number: String(4700 + number),
  name: `Harbour festival ${number}`,
  kind: 'client',
  status: 'confirmed',
  state: 'open',
  company: { id: 'company-1', name: 'Bright Stages' },
  clientMark: null,
  location: { id: 'hall', name: 'North hall', city: 'Wien' },
  beginDate: '2027-01-05',
  endDate: '2027-01-09',
  reference: '',
  manager: { id: 'person-erika', name: 'Erika Maier' },
  planner: null,
  logoUrl: null,
  crews: 2,
  positions: 20,
  filled: 12,
  nextDay: '2027-01-05',
  ...own,
});

const nothing: Project['may'] = {
  edit: false,
  editLogo: false,
  close: false,
  reopen: false,
  cancel: false,
  addCrew: false,
  addItems: false,
  addDocuments: false,
  readDocuments: false,
  readInvoices: false,
  readProfiles: false,
  contact: true,
  export: false,
};
type OwnProject = Partial<Omit<Project, 'may'>> & { may?: Partial<Project['may']> };
export const sampleProject = ({ may, ...own }: OwnProject = {}): Project => ({
  ...sampleRow(11),
  version: 1,
  comment: '',
  rateCard: null,
  contacts: [],
  createdAt: '2026-11-01T08:00:00Z',
  closedAt: null,
  cancelledAt: null,
  cancelReason: '',
  ...own,
  may: { ...nothing, ...may },
});

export const sampleCrew = (number: number, own: Partial<CrewOfProject> = {}): CrewOfProject => ({
  id: `crew-${number}`,
  version: 1,
  number: `C-${number}`,
  name: `Load-in ${number}`,
  shift: '',
  startDate: '2031-01-05',
  endDate: null,
  startTime: '07:30',
  endTime: '18:00',
  timeZone: 'Europe/Vienna',
  night: false,
  location: { id: 'hall', name: 'North hall', city: 'Wien' },
  chiefs: [],
  positions: 10,
  filled: 7,
  requested: 2,
  vacant: 1,
  cancelled: false,
  signedOff: false,
  deliveryNote: 'none',
  mine: false,
  ...own,
});

export const sampleProfile = (own: Partial<ProjectProfile> = {}): ProjectProfile => ({
  personId: 'person-ada',
  name: 'Ada Lang',
  contactNumber: 'K-1',
  pictureUrl: null,
  functions: ['Rigger'],
  skills: ['Forklift', 'First aid'],
  crewChief: false,
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
