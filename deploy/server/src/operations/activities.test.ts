import { serverWithPeople, signIn } from '../session/test-people.ts';
import { noteActivity } from './note.ts';

const server = serverWithPeople();

test('somebody sees their own past, newest first, and nobody else sees it', async () => {
  const at = new Date('2026-11-20T08:00:00Z');
  await server.inTenant('north', (db) =>
    noteActivity(db, { personId: 'person-ada', category: 'session', caption: 'password_set', at }),
  );
  const { client } = await signIn(server, 'ada');
  const { items, total } = (await client.get('/activities?type=LOG')).body;
  expect(items.map(({ caption }: { caption: string }) => caption)).toEqual(['signed_in', 'password_set']);
  expect(total).toBe(2);
  expect(items[1]).toMatchObject({ type: 'LOG', personParty: 'person-ada', at: '2026-11-20T08:00:00.000Z' });
  expect((await client.get('/activities?type=TODO_INT')).body.total).toBe(0);
  expect((await client.get('/activities?type=ALL')).body.fields).toMatchObject([
    { path: 'type', code: 'bad_choice' },
  ]);
  const other = (await signIn(server, 'helga')).client;
  expect((await other.get('/activities')).body.total).toBe(1);
  const project = (await signIn(server, '4711')).client;
  expect((await project.get('/activities')).status).toBe(403);
});
