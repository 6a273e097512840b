import {
  plantCrew,
  plantItem,
  plantProject,
  plantContact,
} from '../../../../tools/testing/database/plant.db.ts';
import { serverWithStaff, staff } from '../../../../tools/testing/fixtures/person.fixture.ts';

const server = serverWithStaff();
const me = '/persons/person-kim';
const save = async (login: string, body: object, version?: number, path = me) => {
  const { client } = await staff(server, login);
  const seen = version ?? (await client.get(path)).body?.version ?? 1;
  return client.post(path, body, { headers: { 'if-match': String(seen) } });
};
const openTodos = () =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('activity')
      .selectAll()
      .where('type', '=', 'TODO_INT')
      .where('doneAt', 'is', null)
      .execute(),
  );

test('people are found without accents, by those who plan and by the office only', async () => {
  const paula = (await staff(server, 'paula')).client;
  const found = (await paula.get('/persons?q=zoe%20kim')).body;
  expect(found).toMatchObject({ total: 1, items: [{ id: 'person-kim', name: "Zoë D'kim", waiting: false }] });
  expect((await paula.get('/persons?limit=2')).body.items).toHaveLength(2);
  for (const login of ['kim', 'cleo']) {
    expect((await (await staff(server, login)).client.get('/persons')).status).toBe(403);
  }
});

test('a person is seen by the person, planners and the office; for others there is nobody', async () => {
  expect((await (await staff(server, 'kim')).client.get(me)).body).toMatchObject({
    id: 'person-kim',
    may: { edit: true, editAtOnce: false, erase: false },
  });
  expect((await (await staff(server, 'olga')).client.get(me)).body.may).toMatchObject({
    editAtOnce: true,
    erase: true,
  });
  await save('olga', { birthday: '1990-05-17', street: 'Ring 1' });
  expect((await (await staff(server, 'paula')).client.get(me)).body).toMatchObject({
    birthday: null,
    street: '',
  });
  for (const login of ['lee', 'cleo']) {
    expect((await (await staff(server, login)).client.get(me)).body).toMatchObject({ code: 'not_found' });
  }
});

test('own data is asked for, once, with a to-do of the accountant; the settings stand at once', async () => {
  const first = await save('kim', { city: 'Graz', mapService: 'waze', timeZone: 'Europe/London' });
  expect(first.body).toMatchObject({
    applied: ['timeZone', 'mapService'],
    requested: ['city'],
    person: {
      city: 'Wien',
      mapService: 'waze',
      openChange: { before: { city: 'Wien' }, after: { city: 'Graz' } },
    },
  });
  await save('kim', { phone: '0043 660 1234567' });
  const todos = await openTodos();
  expect(todos).toEqual([
    expect.objectContaining({ recipientId: 'person-anton', caption: 'person_change_asked', priority: 1 }),
  ]);
  const anton = (await staff(server, 'anton')).client;
  const [change] = (await anton.get('/personChanges')).body.items;
  expect(change.after).toEqual({ city: 'Graz', phone: '+436601234567' });
  const done = await anton.post(`/personChanges/${change.id}/approve`);
  expect(done.body).toMatchObject({ state: 'approved' });
  expect((await anton.get(me)).body).toMatchObject({
    city: 'Graz',
    phone: '+436601234567',
    openChange: null,
  });
  expect(await openTodos()).toEqual([]);
  expect((await anton.post(`/personChanges/${change.id}/reject`, { reason: 'late' })).body.code).toBe(
    'wrong_state',
  );
  const kim = (await staff(server, 'kim')).client;
  expect((await kim.get('/notifications')).body.items[0].kind).toBe('changeApproved');
  expect((await kim.get(`${me}/activities`)).body.items[0].caption).toMatch(/person_change/);
});

test('a region is asked for as all data is, and taken back to that of the tenant', async () => {
  await server.inTenant('north', (db) =>
    db.insertInto('catalogueEntry').values({ list: 'regions', id: 'AT-9', caption: 'Wien' }).execute(),
  );
  const asked = await save('kim', { regionId: 'AT-9' });
  expect(asked.body).toMatchObject({
    requested: ['regionId'],
    person: { regionId: null, openChange: { before: { regionId: null }, after: { regionId: 'AT-9' } } },
  });
  const anton = (await staff(server, 'anton')).client;
  const [change] = (await anton.get('/personChanges')).body.items;
  await anton.post(`/personChanges/${change.id}/approve`);
  expect((await anton.get(me)).body.regionId).toBe('AT-9');
  expect((await save('olga', { regionId: null })).body.person.regionId).toBeNull();
});

test('a change is refused with a reason, or taken back by its person', async () => {
  await save('kim', { city: 'Graz' });
  const anton = (await staff(server, 'anton')).client;
  const [change] = (await anton.get('/personChanges')).body.items;
  const lee = (await staff(server, 'lee')).client;
  expect((await lee.post(`/personChanges/${change.id}/withdraw`)).status).toBe(404);
  expect((await anton.post(`/personChanges/${change.id}/reject`, { reason: 'Proof?' })).body.reason).toBe(
    'Proof?',
  );
  expect((await anton.get(me)).body).toMatchObject({ city: 'Wien', rejectedChange: { reason: 'Proof?' } });
  await save('kim', { city: 'Linz' });
  expect((await anton.get(me)).body.rejectedChange).toBeUndefined();
  const [next] = (await anton.get('/personChanges')).body.items;
  const kim = (await staff(server, 'kim')).client;
  expect((await kim.post(`/personChanges/${next.id}/withdraw`)).body.state).toBe('withdrawn');
  expect((await kim.get('/personChanges')).status).toBe(403);
});

test('the office changes at once, and of two who write at once the second is told', async () => {
  const done = await save('olga', { firstName: 'Kimberley', phone: '+43 660 1234567' });
  expect(done.body).toMatchObject({ requested: [], person: { firstName: 'Kimberley', version: 2 } });
  expect((await save('olga', { city: 'Graz' }, 1)).body).toMatchObject({
    code: 'conflict',
    params: { version: 2 },
  });
  const { client } = await staff(server, 'olga');
  expect((await client.post(me, { city: 'Graz' })).body.code).toBe('precondition_required');
});

test.each([
  ['a phone without its country', { phone: '0660 123' }, 'phone', 'bad_format'],
  ['a child', { birthday: '2020-01-01' }, 'birthday', 'in_the_future'],
  ['somebody of 120', { birthday: '1900-01-01' }, 'birthday', 'too_long_ago'],
  ['a country that is none', { country: 'QQ' }, 'country', 'bad_choice'],
  ['a zone that is none', { timeZone: 'Mars/Base' }, 'timeZone', 'bad_choice'],
  ['a region that nobody knows', { regionId: 'nowhere' }, 'regionId', 'bad_choice'],
  ['a field that nobody knows', { salary: 1 }, 'salary', 'unknown_field'],
])('%s is refused', async (_, body, path, code) => {
  expect((await save('kim', body)).body.fields).toEqual([expect.objectContaining({ path, code })]);
});

test("nobody else's data is changed by colleagues, planners or clients", async () => {
  for (const login of ['lee', 'paula', 'cleo']) expect((await save(login, { city: 'X' })).status).toBe(404);
});

test('colleagues and clients see the crew profile of whom they work with, numbers only while a job is near', async () => {
  const profile = `${me}/crewProfile`;
  server.setNow(new Date('2026-11-20T08:00:00Z'));
  const cleo = (await staff(server, 'cleo')).client;
  const lee = (await staff(server, 'lee')).client;
  expect((await lee.get(profile)).status).toBe(404);
  expect((await cleo.get(profile)).status).toBe(404);
  await server.inTenant('north', async (db) => {
    const project = await plantProject(db);
    await plantContact(db, { personId: 'person-cleo', companyId: project.companyId });
    const crew = await plantCrew(db, { projectId: project.id, startDate: '2026-11-21' });
    for (const personId of ['person-kim', 'person-lee'])
      await plantItem(db, { crewId: crew.id, projectId: project.id, personId });
    const elsewhere = await plantItem(db, { personId: 'person-kim', startDate: '2026-11-02' });
    const here = await plantItem(db, {
      crewId: crew.id,
      projectId: project.id,
      personId: 'person-kim',
      startDate: '2026-11-03',
    });
    const rating = { personId: 'person-kim', typeId: 'work', at: new Date('2026-11-04T08:00:00Z') };
    await db
      .insertInto('crewRating')
      .values([
        { ...rating, id: 'here', crewItemId: here.id, stars: 5, comment: 'Quick hands' },
        { ...rating, id: 'elsewhere', crewItemId: elsewhere.id, stars: 1 },
      ])
      .execute();
    await db.updateTable('person').set({ phone: '+43660' }).execute();
  });
  // Of the ratings those of work for the client's own company.
  expect((await cleo.get(profile)).body).toMatchObject({
    personId: 'person-kim',
    contact: null,
    rating: { average: 5, count: 1 },
    ratings: [{ stars: 5, comment: '' }],
  });
  // A colleague's are nobody's.
  expect((await lee.get(profile)).body).toMatchObject({ rating: { average: null, count: 0 }, ratings: [] });
  expect((await (await staff(server, 'kim')).client.get(profile)).body.rating).toEqual({
    average: 3,
    count: 2,
  });
  // Lee has no right to numbers, Kim has.
  expect((await lee.get(profile)).body.contact).toBe(null);
  const kim = (await staff(server, 'kim')).client;
  const colleague = '/persons/person-lee/crewProfile';
  expect((await kim.get(colleague)).body.contact).toMatchObject({ phone: '+43660' });
  server.setNow(new Date('2026-12-20T08:00:00Z'));
  const again = (await staff(server, 'kim')).client;
  expect((await again.get(colleague)).body.contact).toBe(null);
});

test('a profile is public only as long as its person wants it, and shows no numbers', async () => {
  const anyone = server.client();
  const open = () => anyone.get('/publicProfiles/person-kim');
  expect((await open()).status).toBe(404);
  const { client } = await staff(server, 'kim');
  expect((await client.post(`${me}/profileAccess`, { public: true })).body).toEqual({
    public: true,
    path: '/public-profile/person-kim',
  });
  const shown = await open();
  expect(shown.body).toMatchObject({ name: "Zoë D'kim", tenant: 'North', picture: null });
  expect(shown.text).not.toMatch(/phone|email|example|rating/);
  await client.post(`${me}/profileAccess`, { public: false });
  expect((await open()).status).toBe(404);
});

test('a profile is opened by its person with the right to profiles, or by who edits those of all', async () => {
  const open = async (login: string, id: string) =>
    (await (await staff(server, login)).client.post(`/persons/person-${id}/profileAccess`, { public: true }))
      .status;
  expect(await open('lee', 'lee')).toBe(403);
  // The office may change people, and profiles only with their right.
  expect(await open('anton', 'kim')).toBe(403);
  expect(await open('kim', 'lee')).toBe(404);
  expect((await server.client().get('/publicProfiles/person-kim')).status).toBe(404);
  expect(await open('olga', 'kim')).toBe(200);
  expect((await server.client().get('/publicProfiles/person-kim')).status).toBe(200);
});
