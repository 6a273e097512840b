import type { Db } from '#platform/db/tables.ts';
import { addLogin, serverWithPeople, signIn } from './people.fixture.ts';
import type { Client } from './client.ts';
import { plantCrew, plantItem, plantProject } from './plant.db.ts';
import type { TestServer } from './test-server.ts';

/** A Wednesday morning in Vienna. */
export const wednesday = new Date('2026-11-18T08:00:00Z');

const read = (...names: string[]): [string, string][] => names.map((name) => [name, 'READ']);
const plannerRights: [string, string][] = [
  ...read('planningCalendar', 'projects', 'crews', 'membershipCrews', 'crewProfile', 'toDoCalendar'),
  ['planningCalendar', 'READSPAREFUNCTION'],
  ['crews', 'EDIT'],
  ['toDoCalendar', 'EDIT'],
  ['crewMemberships', 'CREATE'],
  ['crewMemberships', 'DELETE'],
  ['crewProfile', 'CONTACT'],
];

/** anna and bram work on crews, pia plans, otto accounts, klara is a client of the company `opera`. */
async function addPlanningPeople(db: Db): Promise<void> {
  for (const login of ['anna', 'bram'])
    await addLogin(db, { login, types: ['crew'], rights: read('projects', 'staffContracts') });
  await addLogin(db, { login: 'pia', types: ['planners'], rights: plannerRights });
  await addLogin(db, {
    login: 'nils',
    types: ['planning'],
    rights: read('planningCalendar', 'projects', 'crews', 'toDoCalendar'),
  });
  await addLogin(db, {
    login: 'otto',
    types: ['office'],
    rights: [...read('staffContracts', 'payrolls'), ['payrolls', 'EDIT']],
  });
  await addLogin(db, {
    login: 'klara',
    types: ['clients'],
    rights: read('planningCalendar', 'planningCrewItemList', 'projects', 'crews', 'membershipCrews'),
  });
  for (const id of ['opera', 'theatre']) {
    const company = { id, number: `K-${id}`, name: id, country: 'AT', currency: 'EUR' };
    await db.insertInto('company').values(company).execute();
  }
  await db
    .insertInto('contact')
    .values([
      { id: 'contact-klara', number: 'N-klara', kind: 'companyPerson', name: 'Klara', ...ofKlara },
      { id: 'contact-pia', number: 'N-pia', kind: 'person', name: 'Pia', personId: 'person-pia' },
      { id: 'contact-anna', number: 'N-anna', kind: 'person', name: 'Anna', personId: 'person-anna' },
    ])
    .execute();
  await db
    .insertInto('function')
    .values([
      { id: 'rigger', caption: 'Rigger', short: 'RG' },
      { id: 'reserve', caption: 'Reserve', short: 'SP', spare: true },
    ])
    .execute();
  await db
    .insertInto('personFunction')
    .values(['anna', 'bram'].map((login) => ({ personId: `person-${login}`, functionId: 'rigger' })))
    .execute();
}
const ofKlara = { personId: 'person-klara', companyId: 'opera' };

export type PlanningServer = TestServer & {
  as(login: string): Promise<Client>;
  north<T>(work: (db: Db) => Promise<T>): Promise<T>;
};

export function planningServer(fill?: (db: Db) => Promise<void>): PlanningServer {
  const server: TestServer = serverWithPeople({
    fill: () =>
      server.inTenant('north', async (db) => {
        await addPlanningPeople(db);
        await fill?.(db);
      }),
  });
  beforeEach(() => server.setNow(wednesday));
  return Object.defineProperties(Object.create(server) as PlanningServer, {
    as: { value: async (login: string) => (await signIn(server, login)).client },
    north: { value: <T>(work: (db: Db) => Promise<T>) => server.inTenant('north', work) },
  });
}

/** Forty hours from Monday to Friday, with 25 days of vacation. */
export async function plantContract(
  db: Db,
  personId: string,
  some: { from?: string; until?: string | null; minutes?: number[]; days?: number } = {},
): Promise<void> {
  const { from = '2026-01-01', until = null, minutes = [480, 480, 480, 480, 480, 0, 0], days = 5 } = some;
  const id = `contract-${personId}-${from}`;
  await db
    .insertInto('staffContract')
    .values({
      id,
      number: id,
      personId,
      kind: 'fullTime',
      caption: 'Full-time',
      validFrom: from,
      validUntil: until,
    })
    .execute();
  await db
    .insertInto('staffContractVersion')
    .values({
      id: `${id}-1`,
      contractId: id,
      validFrom: from,
      weekdayMinutes: minutes,
      daysPerWeek: days,
      vacationDays: 25,
      currency: 'EUR',
    })
    .execute();
}

/** What stands in the history of things of a kind, oldest first. */
export const captionsOf = async (db: Db, kind: string): Promise<string[]> =>
  (
    await db
      .selectFrom('activity')
      .select('caption')
      .where('subjectKind', '=', kind)
      .where('type', '=', 'LOG')
      .orderBy('at')
      .execute()
  ).map(({ caption }) => caption);

export const notifiedKinds = async (db: Db, person: string): Promise<string[]> =>
  (
    await db.selectFrom('notification').select('kind').where('personId', '=', person).orderBy('at').execute()
  ).map(({ kind }) => kind);

export const openTodos = (db: Db) =>
  db
    .selectFrom('activity')
    .select(['caption', 'recipientId as to', 'priority', 'dueDate as due', 'body'])
    .where('type', '=', 'TODO_INT')
    .where('doneAt', 'is', null)
    .orderBy('at')
    .execute();

type Project = Parameters<typeof plantProject>[1];
type Item = Parameters<typeof plantItem>[1];

/** A position of a project of the opera on a day; anna's where nobody else is named. */
export async function plantJob(db: Db, day: string, item: Item, project: Project = {}) {
  const made = await plantProject(db, { companyId: 'opera', name: 'Gala', ...project });
  const crew = await plantCrew(db, { projectId: made.id, startDate: day });
  return plantItem(db, { crewId: crew.id, functionId: 'rigger', personId: 'person-anna', ...item });
}
