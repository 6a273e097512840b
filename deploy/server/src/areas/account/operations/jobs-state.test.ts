import { addLogin, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { withTenant } from '#platform/db/with-tenant.ts';

const server = serverWithPeople({
  fill: (database) =>
    withTenant(database, 'north', async (db) => {
      const rights: [string, string][] = [['persons', 'READ']];
      await addLogin(db, { login: 'ops', types: ['operations'], rights });
      await addLogin(db, { login: 'office', types: ['crew', 'office'], rights });
      await addLogin(db, { login: 'bare', types: ['operations'] });
      await addLogin(db, { login: 'planner', types: ['planners', 'planning'], rights });
      await addLogin(db, { login: 'crew', rights });
    }),
});

test('operations and the office see what waits and what has failed, of their own tenant', async () => {
  await server.inTenant('north', async (db) => {
    await server.jobs.within(db, 'north').send('push', { notifications: [] });
    await server.jobs.within(db, 'north').send('push', { notifications: [] });
  });
  await server.inTenant('south', (db) =>
    server.jobs.within(db, 'south').send('deliver-mail', { to: 'a@b.example', subject: 's', text: 't' }),
  );
  for (const login of ['ops', 'office']) {
    const { body } = await (await signIn(server, login)).client.get('/operations/jobs');
    expect(body).toEqual({
      queues: [{ name: 'push', waiting: 2, retrying: 0, running: 0, failed: 0 }],
      dead: 0,
      oldestWaitingAt: expect.any(String),
    });
  }
  await server.jobs.drain();
  const { body } = await (await signIn(server, 'ops')).client.get('/operations/jobs');
  expect(body).toMatchObject({ queues: [{ name: 'push', waiting: 0 }], oldestWaitingAt: null });
});

test.each([
  ['who only plans', 'planner', { missing: 'role' }],
  ['a crew member', 'crew', { missing: 'role' }],
  ['operations without the right', 'bare', { missing: 'persons', permission: 'READ' }],
])('%s sees nothing of it', async (_, login, params) => {
  const { status, body } = await (await signIn(server, login)).client.get('/operations/jobs');
  expect([status, body.params]).toEqual([403, params]);
});
