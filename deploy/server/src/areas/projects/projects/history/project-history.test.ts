import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantFunction,
  plantItem,
  plantLocation,
  plantProject,
} from '../../../../tools/testing/database/plant.db.ts';

const read: [string, string] = ['projects', 'READ'];
const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addLogin(db, {
        login: 'paul',
        types: ['planners'],
        rights: [read, ['projects', 'EDIT'], ['toDoCalendar', 'READ'], ['toDoCalendar', 'EDIT']],
      });
      await addLogin(db, { login: 'olga', types: ['office'], rights: [read] });
      await addLogin(db, { login: 'clara', types: ['clients'], rights: [read] });
      await addLogin(db, { login: 'kim', types: ['crew'], rights: [read] });
      await plantCompany(db, { id: 'opera' });
      await plantCompany(db, { id: 'fair' });
      await plantContact(db, { companyId: 'opera', personId: 'person-clara' });
      await plantProject(db, { id: 'ring', number: '4711', name: 'Der Ring', companyId: 'opera' });
      await plantProject(db, { id: 'expo', number: '4712', name: 'Expo', companyId: 'fair' });
      await plantCrew(db, { id: 'load-in', projectId: 'ring', name: 'Load-in' });
      await plantCrew(db, { id: 'booth', projectId: 'expo', name: 'Booth', startDate: '2026-11-10' });
      await plantItem(db, { id: 'of-ring', crewId: 'load-in', personId: 'person-ada', status: 'done' });
      await plantItem(db, {
        id: 'of-expo',
        crewId: 'booth',
        startDate: '2026-11-10',
        personId: 'person-ada',
        status: 'done',
      });
      await db
        .insertInto('crewRating')
        .values(
          [
            { id: 'r1', crewItemId: 'of-ring', byPerson: 'person-clara', typeId: 'work', stars: 5 },
            { id: 'r2', crewItemId: 'of-ring', byPerson: 'person-paul', typeId: 'time', stars: 4 },
            { id: 'r3', crewItemId: 'of-expo', byPerson: 'person-paul', typeId: 'work', stars: 1 },
          ].map((one) => ({ ...one, personId: 'person-ada', comment: `${one.id}!`, at: new Date() })),
        )
        .execute();
    }),
});
beforeEach(() => server.setNow(new Date('2026-11-19T10:00:00Z')));
const as = async (login: string) => (await signIn(server, login)).client;
const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

describe('ratings of a project', () => {
  test('are those of its own work, with an average of each kind and of all', async () => {
    const { body } = await (await as('paul')).get('/projects/4711/ratings');
    expect(body).toMatchObject({ total: 2, average: 4.5 });
    expect(body.averages).toMatchObject([
      { typeId: 'time', average: 4, count: 1 },
      { typeId: 'work', average: 5, count: 1 },
    ]);
    expect(body.items).toMatchObject([
      { id: 'r1', person: { id: 'person-ada' }, crew: { name: 'Load-in' }, by: { id: 'person-clara' } },
      { id: 'r2', comment: 'r2!' },
    ]);
    const work = (await (await as('paul')).get('/projects/4711/ratings?typeId=work')).body;
    expect([work.total, work.items.length, work.average]).toEqual([1, 1, 4.5]);
  });

  test('a client reads those of the own projects, without who said what, and of no other project', async () => {
    const clara = await as('clara');
    const { items } = (await clara.get('/projects/4711/ratings')).body;
    expect(items).toMatchObject([
      { id: 'r1', by: { id: 'person-clara' }, comment: 'r1!' },
      { id: 'r2', by: null, comment: '' },
    ]);
    expect((await clara.get('/projects/4712/ratings')).status).toBe(404);
    expect((await (await as('kim')).get('/projects/4711/ratings')).status).toBe(403);
  });

  test('the profile of somebody counts for a client only what was said of work for them', async () => {
    await server.inTenant('north', (db) =>
      addLogin(db, { login: 'cora', types: ['clients'], rights: [read, ['crewProfile', 'READ']] }),
    );
    await server.inTenant('north', (db) => plantContact(db, { companyId: 'opera', personId: 'person-cora' }));
    const { items } = (await (await as('cora')).get('/projects/4711/crewProfile')).body;
    expect(items).toMatchObject([{ personId: 'person-ada', rating: { average: 4.5, count: 2 } }]);
  });
});

describe('the history of a project', () => {
  test('says who changed what, by name, before and after, newest first', async () => {
    const paul = await as('paul');
    await paul.post('/projects/4711', { managerId: 'person-paul', endDate: '2026-12-30' }, seen(1));
    server.setNow(new Date('2026-11-19T10:05:00Z'));
    await paul.post('/projects/4711', { managerId: 'person-olga', name: 'Das Rheingold' }, seen(2));
    const { items, total } = (await paul.get('/projects/4711/activities')).body;
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        caption: 'project_changed',
        actor: { id: 'person-paul', name: "Zoë D'paul" },
        changes: [
          { field: 'name', before: 'Der Ring', after: 'Das Rheingold' },
          { field: 'managerId', before: "Zoë D'paul", after: "Zoë D'olga" },
        ],
        todo: null,
      },
      {
        changes: [
          { field: 'managerId', before: null, after: "Zoë D'paul" },
          { field: 'endDate', before: null, after: '2026-12-30' },
        ],
      },
    ]);
  });

  test('says of a crew what was changed, by name, and how many positions came and went', async () => {
    await server.inTenant('north', async (db) => {
      await addLogin(db, {
        login: 'paula',
        types: ['planners'],
        rights: [read, ['crews', 'CREATE'], ['crews', 'EDIT']],
      });
      await plantLocation(db, { id: 'barn', name: 'Barn' });
      await plantFunction(db, { id: 'hand' });
      await plantContact(db, { id: 'klara', companyId: 'opera', name: 'Klara Klient' });
      await db
        .insertInto('catalogueEntry')
        .values({ list: 'cateringAgreementTypes', id: 'buffet', caption: 'Buffet', rank: 1 })
        .execute();
    });
    const paula = await as('paula');
    const crews = '/projects/4711/projectCrews';
    const get = { name: 'Get-out', startDate: '2026-11-25', startTime: '08:00', endTime: '18:00' };
    const added = await paula.post(crews, {
      ...get,
      endDate: '2026-11-26',
      positions: [{ functionId: 'hand', rows: 3 }],
    });
    const path = `${crews}/${added.body.id}`;
    const at = (minute: number) => server.setNow(new Date(`2026-11-19T10:0${minute}:00Z`));
    at(1);
    const change = {
      startDate: '2026-11-26',
      endDate: '2026-11-27',
      endTime: '20:00',
      locationId: 'barn',
      contactOnSiteId: 'klara',
      cateringTypeId: 'buffet',
      infoCrew: 'Gate 4',
      movePositions: true,
    };
    expect((await paula.post(path, { ...get, ...change }, seen(1))).status).toBe(200);
    at(2);
    await paula.post(`${path}/cancel`, { reason: 'Storm' }, seen(2));
    const { items } = (await paula.get('/projects/4711/activities')).body;
    expect(items).toMatchObject([
      { caption: 'crew_cancelled', crew: { name: 'Get-out' }, reason: 'Storm', positions: 6, changes: [] },
      {
        caption: 'crew_changed',
        positions: 6,
        changes: [
          { field: 'startDate', before: '2026-11-25', after: '2026-11-26' },
          { field: 'endDate', before: '2026-11-26', after: '2026-11-27' },
          { field: 'endTime', before: '18:00', after: '20:00' },
          { field: 'locationId', before: null, after: 'Barn' },
          { field: 'contactOnSiteId', before: null, after: 'Klara Klient' },
          { field: 'cateringTypeId', before: null, after: 'Buffet' },
          { field: 'infoCrew', before: null, after: 'Gate 4' },
        ],
      },
      { caption: 'crew_created', positions: 6, changes: [] },
    ]);
  });

  test('holds what happened to its crews, and nothing of other projects', async () => {
    const paul = await as('paul');
    await server.inTenant('north', (db) =>
      db
        .insertInto('activity')
        .values(
          ['load-in', 'booth'].map((crew) => ({
            id: `signed-${crew}`,
            personId: null,
            type: 'LOG' as const,
            category: 'crew',
            caption: 'crew_signed_off',
            body: '',
            personParty: null,
            subjectKind: 'crew',
            subjectId: crew,
            at: new Date(),
          })),
        )
        .execute(),
    );
    const { items } = (await paul.get('/projects/4711/activities')).body;
    expect(items).toMatchObject([{ caption: 'crew_signed_off', crew: { id: 'load-in', name: 'Load-in' } }]);
  });

  test('its to-dos are apart: open ones first, with who owes them and who may finish them', async () => {
    const paul = await as('paul');
    const todo = { type: 'TODO_INT', caption: 'Order lifts' };
    await paul.post('/projects/4711/activities', {
      ...todo,
      recipientId: 'person-olga',
      dueDate: '2026-11-19',
    });
    await paul.post('/projects/4711/activities', { ...todo, caption: 'Book hotel' });
    server.setNow(new Date('2026-11-20T10:00:00Z'));
    const items = async (login: string) =>
      (await (await as(login)).get('/projects/4711/activities?type=TODO_INT')).body.items;
    expect(await items('paul')).toMatchObject([
      {
        caption: 'Order lifts',
        todo: { recipient: { id: 'person-olga' }, overdue: true, doneAt: null, mayFinish: true },
      },
      { caption: 'Book hotel', todo: { recipient: null, overdue: false, dueDate: '2026-11-20' } },
    ]);
    expect(
      (await items('olga')).map(({ todo: { mayFinish } }: { todo: { mayFinish: boolean } }) => mayFinish),
    ).toEqual([true, false]);
    const [first] = await items('paul');
    expect((await (await as('paul')).post(`/todos/${first.id}/done`, {}, seen(first.version))).status).toBe(
      200,
    );
    expect((await items('paul'))[1]).toMatchObject({
      caption: 'Order lifts',
      todo: { doneBy: "Zoë D'paul" },
    });
    expect((await (await as('paul')).get('/projects/4711/activities')).body.total).toBe(0);
  });

  test('is for who plans or works in the office', async () => {
    for (const login of ['clara', 'kim'])
      expect((await (await as(login)).get('/projects/4711/activities')).status).toBe(403);
    expect((await (await as('olga')).get('/projects/4711/activities')).status).toBe(200);
  });
});

test('leaders are found by name: who plans or works in the office, and nobody else', async () => {
  const paul = await as('paul');
  const found = async (q: string) =>
    (await paul.get(`/projectLeaders?q=${encodeURIComponent(q)}`)).body.items.map(
      ({ id }: { id: string }) => id,
    );
  expect(await found("zoe d'olga")).toEqual(['person-olga']);
  expect(await found('clara')).toEqual([]);
  expect(await found('kim')).toEqual([]);
});
