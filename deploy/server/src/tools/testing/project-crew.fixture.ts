import type { Database } from '../../platform/db/database.ts';
import { withTenant } from '../../platform/db/with-tenant.ts';
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
    await plantContact(db, { id: 'clara', company_id: 'opera', person_id: 'person-clara', name: 'Clara' });
    await plantContact(db, { id: 'stranger', company_id: 'fair' });
    await plantLocation(db, { id: 'hall', name: 'Hall 3' });
    await plantLocation(db, { id: 'barn', name: 'Barn' });
    await plantLocation(db, { id: 'dome', name: 'Dome', city: 'London', time_zone: 'Europe/London' });
    await plantFunction(db, { id: 'rigger' });
    await plantFunction(db, { id: 'hand' });
    await plantFunction(db, { id: 'gone', active: false });
    await plantProject(db, {
      id: 'ring',
      number: '4711',
      company_id: 'opera',
      begin_date: '2026-11-20',
      end_date: '2026-11-25',
    });
    await plantProject(db, { id: 'expo', number: '4712', company_id: 'fair', begin_date: '2026-12-01' });
    await plantCrew(db, { id: 'load-in', project_id: 'ring', location_id: 'hall' });
    await plantCrew(db, { id: 'elsewhere', project_id: 'expo', start_date: '2026-12-01' });
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
      north((db) => plantItem(db, { crew_id: 'load-in', function_id: 'rigger', ...some })),
    itemsOf: (crewId: string) =>
      north((db) =>
        db
          .selectFrom('crew_item')
          .selectAll()
          .where('crew_id', '=', crewId)
          .orderBy('start_date')
          .orderBy('function_id', 'desc')
          .execute(),
      ),
    history: (id: string) =>
      north((db) =>
        db.selectFrom('activity').selectAll().where('subject_id', '=', id).orderBy('at').execute(),
      ),
    notified: async () =>
      (await north((db) => db.selectFrom('notification').selectAll().execute()))
        .map(({ person_id, kind }) => `${person_id} ${kind}`)
        .toSorted(),
  };
};
