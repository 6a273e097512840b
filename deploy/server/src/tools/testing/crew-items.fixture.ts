import type { Database } from '#platform/db/database.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import { addLogin, signIn } from './people.fixture.ts';
import { plantFunction, plantLocation, plantProject, plantCrew } from './plant.db.ts';
import type { TestServer } from './test-server.ts';

const crewRights: [string, string][] = [
  ['projects', 'READ'],
  ['persons', 'READ'],
  ['mobileProjectVacancies', 'READ'],
];
const plannerRights: [string, string][] = [...crewRights, ['crews', 'READ'], ['crews', 'EDIT']];

/** A planner of the scene's project, one who only reads, three who work, and somebody who pays. */
export const addCrewPeople = (database: Database): Promise<void> =>
  withTenant(database, 'north', async (db) => {
    await addLogin(db, { login: 'paul', types: ['planners'], rights: plannerRights });
    await addLogin(db, { login: 'pia', types: ['planners'], rights: plannerRights });
    await addLogin(db, { login: 'reader', types: ['planning'], rights: [['crews', 'READ']] });
    for (const login of ['cora', 'carl', 'chief']) await addLogin(db, { login, rights: crewRights });
    await addLogin(db, { login: 'bare', rights: [] });
    await addLogin(db, { login: 'clea', types: ['clients'], rights: [['crews', 'READ']] });
    await db.updateTable('person').set({ firstName: 'Cora' }).where('id', '=', 'person-cora').execute();
    await db.updateTable('person').set({ firstName: 'Carl' }).where('id', '=', 'person-carl').execute();
    const rigger = await plantFunction(db, { id: 'rigger', caption: 'Rigger', payHint: 'from 19 €' });
    await db
      .insertInto('personFunction')
      .values(
        ['cora', 'carl', 'chief'].map((login) => ({
          personId: `person-${login}`,
          functionId: rigger.id,
        })),
      )
      .execute();
    const project = await plantProject(db, { id: 'opera', number: '4711', plannerId: 'person-paul' });
    const site = await plantLocation(db, { id: 'hall', name: 'Hall 3' });
    await plantCrew(db, { id: 'load-in', projectId: project.id, locationId: site.id });
    await plantCrew(db, { id: 'load-out', projectId: project.id, locationId: site.id });
    await db
      .insertInto('contact')
      .values({
        id: 'clea',
        number: 'N-clea',
        kind: 'companyPerson',
        name: 'Clea',
        personId: 'person-clea',
        companyId: project.companyId,
      })
      .execute();
  });

/** The clock of every test: a day and an hour before the scene's shift begins. */
export const today = new Date('2026-11-20T06:00:00Z');

export const clientOf = async (server: TestServer, login: string) => (await signIn(server, login)).client;
export const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
