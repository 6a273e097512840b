import { serverWithStaff, staff } from '../../../../tools/testing/fixtures/person.fixture.ts';

const server = serverWithStaff();
const address = '/persons/person-kim/erasureRequest';

const todos = () =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('activity')
      .select(['recipientId', 'personParty', 'body'])
      .where('caption', '=', 'erasure_asked')
      .where('type', '=', 'TODO_INT')
      .execute(),
  );

test('whoever asks to be deleted is told since when it waits, and the office has a to-do', async () => {
  const { client } = await staff(server, 'kim');
  expect((await client.get(address)).body).toEqual({ askedAt: null, kept: [] });
  const asked = await client.post(address);
  expect(asked).toMatchObject({ status: 200, body: { askedAt: expect.stringMatching(/Z$/), kept: [] } });
  expect((await client.get(address)).body).toEqual(asked.body);
  expect(await todos()).toMatchObject([{ recipientId: 'person-anton', personParty: 'person-kim' }]);
});

test('a request to be deleted is made once, and again only after the office has answered', async () => {
  const { client } = await staff(server, 'kim');
  await client.post(address);
  expect((await client.post(address)).body.code).toBe('wrong_state');
  expect(await todos()).toHaveLength(1);
  await server.inTenant('north', (db) =>
    db
      .updateTable('activity')
      .set({ doneAt: new Date('2026-11-20T08:00:00Z') })
      .execute(),
  );
  expect((await client.get(address)).body.askedAt).toBeNull();
  expect((await client.post(address)).status).toBe(200);
});

test('nobody asks it for another person', async () => {
  for (const login of ['lee', 'olga', 'cleo']) {
    const { client } = await staff(server, login);
    expect([(await client.get(address)).status, (await client.post(address)).status]).toEqual([404, 404]);
  }
  expect(await todos()).toEqual([]);
});
