import { crewChecks, home, projectCrews } from '@callboard/contract';
import type { CrewCheck, CrewStatusRow, Home, HomeJob, ProjectCrew } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** One position of Saturday 21 November, 08:00–18:00 in Vienna, for tests. */
export const startsAt = Date.parse('2026-11-21T07:00:00Z');
const at = (minutes: number) => new Date(startsAt + minutes * 60_000).toISOString();
export const hall = { latitude: 48.2167, longitude: 16.4044 };
const times = { startsAt: at(0), endsAt: at(600) };

export const sampleCheck = (own: PartOf<CrewCheck> = {}): CrewCheck =>
  sampleOf(crewChecks.crewCheck, {
    crewItemId: 'i-mia',
    crewId: 'crew-1',
    name: 'Mia Berg',
    status: 'confirmed',
    state: 'expected',
    plannedFrom: at(0),
    plannedUntil: at(600),
    opens: { preCall: at(-18 * 60), checkIn: at(-60) },
    closes: { checkIn: at(60), checkOut: at(840) },
    earlyUntil: at(595),
    site: { id: 'hall', name: 'Messe Wien, Gate 3', ...hall, radiusM: 500 },
    may: { preCall: true, checkIn: true },
    ...own,
  });
export const checkedInAt = (from: string, own: PartOf<CrewCheck> = {}) =>
  sampleCheck({ id: 'check-1', status: 'working', state: 'in', checkedFrom: from, ...own });

export const sampleRow = (own: PartOf<CrewStatusRow> = {}): CrewStatusRow =>
  sampleItemOf(projectCrews.projectCrewItemStatus, { ...sampleCheck(), functionCaption: 'Rigger', ...own });

const member = {
  crewItemId: 'i-mia',
  name: 'Mia Berg',
  functionCaption: 'Rigger',
  status: 'confirmed',
  presence: 'confirmed',
  ...times,
} as const;

export const sampleCrew = (own: PartOf<ProjectCrew> = {}): ProjectCrew =>
  sampleOf(projectCrews.projectCrew, {
    id: 'crew-1',
    name: 'Load-in',
    project: { number: '4711', name: 'Spring Gala' },
    startDate: '2026-11-21',
    startTime: '08:00',
    endTime: '18:00',
    ...times,
    mine: [member],
    ...own,
  });
/** The same crew for the person who leads it. */
export const ledCrew = (): ProjectCrew =>
  sampleCrew({
    mine: [{ ...member, crewItemId: 'i-chief', name: 'Erika', crewChief: true }],
    may: { lead: true, seeStatus: true, signOff: true },
  });

const jobShape = home.home.answer.shape.jobs.def.innerType.def.element;
export const sampleHomeJob = (own: PartOf<HomeJob> = {}): HomeJob =>
  sampleOf(jobShape, {
    crewItemId: 'i-mia',
    crewId: 'crew-1',
    status: 'confirmed',
    project: { number: '4711', name: 'Spring Gala' },
    crew: 'Load-in',
    functionCaption: 'Rigger',
    location: 'Messe Wien, Gate 3',
    ...times,
    ...own,
  });
export const sampleHome = ({
  happening = [],
  next = [],
  busyElsewhere = null,
}: {
  happening?: HomeJob[];
  next?: HomeJob[];
  busyElsewhere?: Home['busyElsewhere'];
} = {}): Home =>
  sampleOf(home.home, {
    now: at(0),
    jobs: [...happening, ...next.filter((job) => !happening.includes(job))],
    busyElsewhere,
  });
