import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';

const server = serverWithPeople();

test('somebody sees their own past, newest first, and nobody else sees it', async () => {
  const at = new Date('2026-11-09T08:00:00Z');
  await server.inTenant('north', (db) =>
    noteActivity(db, { personId: 'person-ada', category: 'session', caption: 'password_set', at }),
  );
  const { client } = await signIn(server, 'ada');
  const { items, total } = (await client.get('/activities?type=LOG')).body;
  expect(items.map(({ caption }: { caption: string }) => caption)).toEqual(['signed_in', 'password_set']);
  expect(total).toBe(2);
  expect(items[1]).toMatchObject({ type: 'LOG', personParty: 'person-ada', at: '2026-11-09T08:00:00.000Z' });
  expect((await client.get('/activities?type=TODO_INT')).body.total).toBe(0);
  expect((await client.get('/activities?type=ALL')).body.fields).toMatchObject([
    { path: 'type', code: 'bad_choice' },
  ]);
  const other = (await signIn(server, 'helga')).client;
  expect((await other.get('/activities')).body.total).toBe(1);
  const project = (await signIn(server, '4711')).client;
  expect((await project.get('/activities')).status).toBe(403);
});

test('histories of things and of others are for who plans or accounts', async () => {
  const at = new Date('2026-11-09T08:00:00Z');
  const subject = { kind: 'project', id: 'ring' };
  await server.inTenant('north', async (db) => {
    await noteActivity(db, {
      personId: null,
      category: 'project',
      caption: 'project_changed',
      subject,
      actorId: 'person-ada',
      before: { name: 'Ring' },
      after: { name: 'Der Ring' },
      reason: 'A wish',
      at,
    });
    await noteActivity(db, { personId: 'person-ada', category: 'job', caption: 'confirmed', at });
  });
  const { client } = await signIn(server, 'petra');
  const { items, total } = (await client.get('/activities?subjectKind=project&subjectId=ring')).body;
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    actor: { id: 'person-ada', name: "Zoë D'ada" },
    subject,
    before: { name: 'Ring' },
    after: { name: 'Der Ring' },
    reason: 'A wish',
  });
  const of = async (query: string) => (await client.get(`/activities?${query}`)).body;
  expect((await of('personId=person-ada')).items).toMatchObject([{ caption: 'confirmed' }]);
  expect((await of('subjectId=ring')).fields).toMatchObject([{ path: 'subjectKind', code: 'required' }]);
  const ada = (await signIn(server, 'ada')).client;
  expect((await ada.get('/activities?subjectKind=project&subjectId=ring')).status).toBe(404);
  expect((await ada.get('/activities?personId=person-helga')).status).toBe(404);
  expect((await ada.get('/activities?personId=person-ada')).body.total).toBe(2);
});
