import { withTenant } from '#platform/db/with-tenant.ts';
import { addLogin, serverWithPeople, signIn } from './people.fixture.ts';
import type { SignedIn } from './people.fixture.ts';
import { pictureForTests } from './picture.ts';
import type { TestServer } from './test-server.ts';

const read = (...names: string[]): [string, string][] => names.map((name) => [name, 'READ']);

/** Crew, office, accountant, planner and client with the rights of their kind. */
export const serverWithStaff = (options: { outbox?: boolean } = {}): TestServer =>
  serverWithPeople({
    ...options,
    fill: (database) =>
      withTenant(database, 'north', async (db) => {
        const crewRights = read(
          'persons',
          'projects',
          'payrolls',
          'staffContracts',
          'crewProfile',
          'crewInfo',
        );
        await addLogin(db, {
          login: 'kim',
          rights: [...crewRights, ...read('personProfiles'), ['crewProfile', 'CONTACT']],
        });
        await addLogin(db, { login: 'lee', rights: crewRights });
        const editing: [string, string][] = [...read('persons'), ['persons', 'EDIT']];
        const profiles: [string, string][] = [...read('personProfiles'), ['personProfiles', 'EDIT']];
        await addLogin(db, { login: 'olga', types: ['office'], rights: [...editing, ...profiles] });
        const accounts: [string, string][] = [...editing, ...read('payrolls'), ['payrolls', 'EDIT']];
        await addLogin(db, { login: 'anton', types: ['office'], rights: accounts });
        await addLogin(db, { login: 'paula', types: ['planners'], rights: read('persons', 'crewProfile') });
        const clientRights = read('persons', 'crewProfile', 'projects', 'crews');
        await addLogin(db, { login: 'cleo', types: ['clients'], rights: clientRights });
      }),
  });

export async function uploadPicture(server: TestServer, who: SignedIn, edge = 640): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=me.jpg',
    headers: {
      host: 'north.test',
      authorization: `Bearer ${who.token}`,
      'content-type': 'application/octet-stream',
    },
    payload: await pictureForTests(edge, edge + 100),
  });
  return String(answer.json().id);
}

export const staff = (server: TestServer, login: string) => signIn(server, login);
