import type { Database } from '#platform/db/database.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import { addLogin, signIn } from './people.fixture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantFunction,
  plantItem,
  plantLocation,
  plantProject,
} from './plant.db.ts';
import type { TestServer } from './test-server.ts';

const read: [string, string] = ['projects', 'READ'];
const rights: [string, string][] = [read, ['crews', 'CREATE'], ['crews', 'EDIT']];

/** A project from the 20th to the 25th with one crew on the 21st, who plans it, and three who work. */
export const addProjectWithCrew = (database: Database): Promise<void> =>
  withTenant(database, 'north', async (db) => {
    await addLogin(db, { login: 'paul', types: ['planners'], rights });
    await addLogin(db, { login: 'reader', types: ['planners'], rights: [read] });
    await addLogin(db, { login: 'clara', types: ['clients'], rights });
    for (const login of ['cora', 'carl', 'chief']) await addLogin(db, { login, rights });
    await plantCompany(db, { id: 'opera' });
    await plantCompany(db, { id: 'fair' });
    await plantContact(db, { id: 'clara', companyId: 'opera', personId: 'person-clara', name: 'Clara' });
    await plantContact(db, { id: 'stranger', companyId: 'fair' });
    await plantLocation(db, { id: 'hall', name: 'Hall 3' });
    await plantLocation(db, { id: 'barn', name: 'Barn' });
    await plantLocation(db, { id: 'dome', name: 'Dome', city: 'London', timeZone: 'Europe/London' });
    await plantFunction(db, { id: 'rigger' });
    await plantFunction(db, { id: 'hand' });
    await plantFunction(db, { id: 'gone', active: false });
    await plantProject(db, {
      id: 'ring',
      number: '4711',
      companyId: 'opera',
      beginDate: '2026-11-20',
      endDate: '2026-11-25',
    });
    await plantProject(db, { id: 'expo', number: '4712', companyId: 'fair', beginDate: '2026-12-01' });
    await plantCrew(db, { id: 'load-in', projectId: 'ring', locationId: 'hall' });
    await plantCrew(db, { id: 'elsewhere', projectId: 'expo', startDate: '2026-12-01' });
  });

/** Two days before the work begins. */
export const dayBefore = new Date('2026-11-19T10:00:00Z');
export const crewsPath = '/projects/4711/projectCrews';
export const loadInPath = `${crewsPath}/load-in`;
/** What the crew is, as its form sends it. */
export const loadIn = {
  name: 'Load-in',
  startDate: '2026-11-21',
  startTime: '08:00',
  endTime: '18:00',
  locationId: 'hall',
};

/** What tests of that crew do and look up. */
export const crewDriver = (server: TestServer) => {
  const north = <Result>(work: Parameters<typeof server.inTenant<Result>>[1]) =>
    server.inTenant('north', work);
  return {
    north,
    as: async (login: string) => (await signIn(server, login)).client,
    plant: (some: Parameters<typeof plantItem>[1]) =>
      north((db) => plantItem(db, { crewId: 'load-in', functionId: 'rigger', ...some })),
    itemsOf: (crewId: string) =>
      north((db) =>
        db
          .selectFrom('crewItem')
          .selectAll()
          .where('crewId', '=', crewId)
          .orderBy('startDate')
          .orderBy('functionId', 'desc')
          .execute(),
      ),
    history: (id: string) =>
      north((db) =>
        db.selectFrom('activity').selectAll().where('subjectId', '=', id).orderBy('at').execute(),
      ),
    notified: async () =>
      (await north((db) => db.selectFrom('notification').selectAll().execute()))
        .map(({ personId, kind }) => `${personId} ${kind}`)
        .toSorted(),
  };
};
