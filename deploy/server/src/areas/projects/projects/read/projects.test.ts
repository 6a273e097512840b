import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantItem,
  plantLocation,
  plantPerson,
  plantProject,
} from '../../../../tools/testing/database/plant.db.ts';

const allRights: [string, string][] = [
  ['projects', 'READ'],
  ['projects', 'CREATE'],
  ['projects', 'EDIT'],
  ['projects', 'EDIT_PROJECT_LOGO'],
  ['crews', 'CREATE'],
  ['crews', 'EDIT'],
  ['crewProfile', 'READ'],
  ['crewProfile', 'CONTACT'],
  ['projectAttachments', 'READ'],
  ['projectAttachments', 'CREATE'],
  ['invoices', 'READ'],
  ['rateCards', 'READ'],
];
const clientRights: [string, string][] = [
  ['projects', 'READ'],
  ['projects', 'CREATE'],
  ['crewProfile', 'READ'],
  ['projectAttachments', 'READ'],
  ['invoices', 'READ'],
];

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'paul', types: ['planners'], rights: allRights });
      await addLogin(db, { login: 'clara', types: ['clients'], rights: clientRights });
      const opera = await plantCompany(db, { id: 'opera', name: 'Opéra du Nord' });
      await plantCompany(db, { id: 'fair', name: 'Fair Ltd' });
      await plantContact(db, { companyId: opera.id, personId: 'person-clara', name: 'Clara' });
      await plantLocation(db, { id: 'hall', name: 'Große Halle' });
      await plantPerson(db, { id: 'manager', firstName: 'Mona', lastName: 'Berg', phone: '+431234' });
      await plantProject(db, {
        id: 'ring',
        number: '4711',
        name: 'Der Ring',
        companyId: 'opera',
        locationId: 'hall',
        managerId: 'manager',
        comment: 'They pay late.',
        beginDate: '2026-11-20',
        endDate: '2026-11-25',
      });
      await plantProject(db, {
        id: 'expo',
        number: '4712',
        name: 'Expo',
        companyId: 'fair',
        beginDate: '2026-12-01',
        plannerId: 'person-paul',
      });
      await plantProject(db, { id: 'old', number: '100', companyId: 'opera', beginDate: '2017-05-01' });
      await plantProject(db, {
        id: 'ill',
        number: '101',
        name: 'Sickness',
        kind: 'sickness',
        companyId: 'fair',
        beginDate: '2026-01-01',
      });
      await plantProject(db, {
        id: 'shut',
        number: '102',
        companyId: 'fair',
        beginDate: '2026-02-01',
        closedAt: new Date('2026-03-01T08:00:00Z'),
      });
      await plantCrew(db, { id: 'load-in', projectId: 'ring', locationId: 'hall', name: 'Load-in' });
      await plantCrew(db, {
        id: 'night',
        projectId: 'ring',
        name: 'Load-out',
        startDate: '2026-11-23',
        startTime: '20:00',
        endTime: '02:00',
      });
      await plantItem(db, {
        id: 'mine',
        crewId: 'load-in',
        personId: 'person-ada',
        status: 'confirmed',
        crewChief: true,
      });
      await plantItem(db, {
        id: 'asked',
        crewId: 'load-in',
        personId: 'person-helga',
        status: 'requested',
      });
      await plantItem(db, { id: 'draft', crewId: 'load-in', status: 'draft' });
      await plantItem(db, { id: 'free', crewId: 'night', status: 'vacant' });
    }),
});

const as = async (login: string) => (await signIn(server, login)).client;
const numbers = (body: { items: { number: string }[] }) => body.items.map(({ number }) => number);
const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);
beforeEach(() => server.setNow(new Date('2026-11-19T10:00:00Z')));

describe('the list of projects', () => {
  test('shows who plans everything, newest first, with counts', async () => {
    const { body } = await (await as('paul')).get('/projects');
    expect(numbers(body)).toEqual(['4712', '4711', '102', '101', '100']);
    expect(body.items[1]).toMatchObject({
      name: 'Der Ring',
      state: 'open',
      company: { id: 'opera', name: 'Opéra du Nord' },
      location: { name: 'Große Halle' },
      manager: { id: 'manager', name: 'Mona Berg' },
      crews: 2,
      positions: 4,
      filled: 1,
      nextDay: '2026-11-21',
      logoUrl: null,
    });
  });

  test('shows a client those of the own company, a crew member those of the own work', async () => {
    expect(numbers((await (await as('clara')).get('/projects')).body)).toEqual(['4711', '100']);
    expect(numbers((await (await as('ada')).get('/projects')).body)).toEqual(['4711']);
  });

  test('is narrowed as the screens ask for it', async () => {
    const client = await as('paul');
    const of = async (query: string) => numbers((await client.get(`/projects?${query}`)).body);
    expect(await of('beginDateFrom=2018-01-01&withoutKinds=internal,sickness,vacation')).toEqual([
      '4712',
      '4711',
      '102',
    ]);
    expect(await of('closed=true')).toEqual(['102']);
    expect(await of('closed=false&beginDateFrom=2018-01-01')).toEqual(['4712', '4711', '101']);
    expect(await of('scope=my')).toEqual(['4712']);
    expect(await of('q=grosse%20ring')).toEqual([]);
    expect(await of('q=opera%20RING')).toEqual(['4711']);
    expect(await of('q=100%25')).toEqual([]);
    expect(await of('limit=2&page=2')).toEqual(['102', '101']);
    expect((await client.get('/projects?withoutKinds=all')).body.fields).toMatchObject([
      { path: 'withoutKinds', code: 'bad_format' },
    ]);
  });

  test('needs the right, and hides other tenants', async () => {
    expect((await (await as('petra')).get('/projects')).status).toBe(403);
    const { client } = await signIn(server, 'ada', 'south.test', 'another password of south');
    expect((await client.get('/projects/4711')).status).toBe(403);
  });
});

describe('one project', () => {
  test('tells what it is and what the caller may do there', async () => {
    const { body } = await (await as('paul')).get('/projects/4711');
    expect(body).toMatchObject({ version: 1, comment: 'They pay late.', cancelledAt: null });
    expect(Object.values(body.may)).toEqual(Object.entries(body.may).map(([what]) => what !== 'reopen'));
    const crew = (await (await as('ada')).get('/projects/4711')).body;
    expect(crew).toMatchObject({ comment: '', may: { edit: false, addCrew: false, readDocuments: false } });
  });

  test('is not there for who has nothing to do with it', async () => {
    for (const [login, number] of [
      ['clara', '4712'],
      ['ada', '4712'],
      ['4711', '4712'],
      ['paul', '9999'],
    ] as const) {
      expect((await (await as(login)).get(`/projects/${number}`)).status).toBe(404);
    }
    expect((await (await as('4711')).get('/projects/4711')).body).toMatchObject({
      name: 'Der Ring',
      comment: '',
      may: { contact: true, edit: false },
    });
    expect((await (await as('4711')).get('/projects/4711/documents')).status).toBe(403);
  });
});

describe('crews and positions of a project', () => {
  test('come by day, with chiefs, counts and the moon', async () => {
    const { items } = (await (await as('paul')).get('/projects/4711/projectCrews')).body;
    expect(items).toMatchObject([
      {
        id: 'load-in',
        startTime: '08:00',
        night: false,
        positions: 3,
        filled: 1,
        requested: 1,
        chiefs: [{ id: 'person-ada' }],
        deliveryNote: 'none',
        mine: false,
      },
      { id: 'night', night: true, vacant: 1, chiefs: [] },
    ]);
    const from = await (await as('paul')).get('/projects/4711/projectCrews?from=2026-11-22');
    expect(ids(from.body)).toEqual(['night']);
  });

  test('a crew member sees the own crew and who has said yes', async () => {
    const client = await as('ada');
    const crews = (await client.get('/projects/4711/projectCrews')).body;
    expect(crews.items).toMatchObject([{ id: 'load-in', mine: true }]);
    expect(crews.total).toBe(1);
    expect(ids((await client.get('/projects/4711/projectCrewItems')).body)).toEqual(['mine']);
  });

  test('a client and a project login see all positions, but no names of the undecided', async () => {
    for (const login of ['clara', '4711']) {
      const { items } = (await (await as(login)).get('/projects/4711/projectCrewItems?crewId=load-in')).body;
      const named = Object.fromEntries(
        items.map((one: { id: string; person: { name: string } | null }) => [one.id, one.person?.name]),
      );
      expect(named).toEqual({ mine: "Zoë D'ada", asked: undefined, draft: undefined });
    }
    const own = (await (await as('paul')).get('/projects/4711/projectCrewItems?status=requested')).body;
    expect(own.items).toMatchObject([
      {
        id: 'asked',
        person: { id: 'person-helga' },
        startsAt: '2026-11-21T08:00:00+01:00',
        endsAt: '2026-11-21T18:00:00+01:00',
      },
    ]);
  });

  test('the booking counts each function of each crew', async () => {
    const { body } = await (await as('paul')).get('/projects/4711/crewBooking');
    expect(body.total).toBe(4);
    const sum = (what: string) =>
      body.items.reduce((all: number, row: Record<string, number>) => all + (row[what] ?? 0), 0);
    expect(['needed', 'confirmed', 'requested', 'vacant', 'draft'].map(sum)).toEqual([4, 1, 1, 1, 1]);
  });

  test('the profiles are of those who have said yes', async () => {
    const { body } = await (await as('clara')).get('/projects/4711/crewProfile');
    expect(body.items).toMatchObject([
      { personId: 'person-ada', shifts: 1, crewChief: true, rating: { average: null, count: 0 } },
    ]);
    expect((await (await as('ada')).get('/projects/4711/crewProfile')).status).toBe(403);
  });

  test('ratings are for those who plan and pay, and one’s own', async () => {
    await server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'kim', rights: clientRights });
      await plantItem(db, { crewId: 'load-in', personId: 'person-kim' });
      const rating = { typeId: 'work', at: new Date(), byPerson: null };
      await db
        .insertInto('crewRating')
        .values([
          { ...rating, id: 'r1', personId: 'person-ada', stars: 5 },
          { ...rating, id: 'r2', personId: 'person-kim', stars: 4 },
        ])
        .execute();
    });
    const ratings = async (login: string) =>
      (await (await as(login)).get('/projects/4711/crewProfile')).body.items.map(
        (one: { rating: { average: number | null } }) => one.rating.average,
      );
    expect(await ratings('paul')).toEqual([5, 4]);
    expect(await ratings('kim')).toEqual([null, 4]);
  });
});

describe('the contact page', () => {
  const contact = async (login: string) =>
    (await (await as(login)).get('/projects/4711/contactProjectManager')).body;

  test('shows the number while the work is near, to who may call', async () => {
    expect(await contact('paul')).toMatchObject({
      project: { number: '4711', name: 'Der Ring' },
      people: [{ personId: 'manager', role: 'projectManager', phone: '+431234' }],
      phoneHidden: null,
      phoneFrom: '2026-11-13',
      phoneUntil: '2026-11-27',
      office: { phone: '+43 1 000' },
    });
    expect((await contact('4711')).people[0].phone).toBe('+431234');
    expect(await contact('clara')).toMatchObject({ phoneHidden: 'right', people: [{ phone: null }] });
  });

  test('hides it a week before and two days after', async () => {
    server.setNow(new Date('2026-11-12T10:00:00Z'));
    expect(await contact('paul')).toMatchObject({ phoneHidden: 'notYet', people: [{ phone: null }] });
    server.setNow(new Date('2026-11-28T10:00:00Z'));
    expect(await contact('paul')).toMatchObject({ phoneHidden: 'over', people: [{ phone: null }] });
  });
});
