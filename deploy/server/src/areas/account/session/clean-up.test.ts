import { cleanUpSessions } from './clean-up.ts';
import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople();

test('old sessions, links and tickets go, those of this month stay', async () => {
  await signIn(server, 'ada');
  await server.client().post('/forgottenPassword', { login: 'ada' });
  await server.jobs.drain();
  const counts = () =>
    server.inTenant('north', async (db) => {
      const tables = ['loginSession', 'passwordLink'] as const;
      return Promise.all(
        tables.map(async (table) => (await db.selectFrom(table).select('tenantId').execute()).length),
      );
    });
  const after = (days: number) =>
    server.inTenant('north', (db) => cleanUpSessions(db, new Date(Date.now() + days * 86_400_000)));
  await after(29);
  expect(await counts()).toEqual([1, 1]);
  await after(34);
  expect(await counts()).toEqual([0, 0]);
});
