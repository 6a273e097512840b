import {
  addDocumentTypes,
  addPaper,
  addTextFile,
} from '../../../../tools/testing/fixtures/company-papers.fixture.ts';
import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantFunction,
  plantItem,
  plantLocation,
  plantProject,
} from '../../../../tools/testing/database/plant.db.ts';

const rights: [string, string][] = [
  ['projects', 'READ'],
  ['projectAttachments', 'READ'],
  ['projectAttachments', 'CREATE'],
  ['invoices', 'READ'],
  ['crews', 'CREATE'],
];

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'paul', types: ['planners'], rights });
      await addLogin(db, { login: 'clara', types: ['clients'], rights });
      await addLogin(db, { login: 'olga', types: ['office'], rights });
      await plantCompany(db, { id: 'opera', name: 'Opera' });
      await plantContact(db, { id: 'clara', companyId: 'opera', personId: 'person-clara' });
      await plantProject(db, { id: 'ring', number: '4711', companyId: 'opera', plannerId: 'person-helga' });
      await plantProject(db, { id: 'expo', number: '4712' });
      await plantCrew(db, { id: 'load-in', projectId: 'ring' });
      await plantCrew(db, { id: 'elsewhere', projectId: 'expo' });
      await plantItem(db, { crewId: 'load-in', personId: 'person-ada' });
      await plantItem(db, { crewId: 'load-in', personId: 'person-petra', status: 'requested' });
      await addDocumentTypes(db);
    }),
});
beforeEach(() => server.setNow(new Date('2026-11-19T10:00:00Z')));

const as = (login: string) => signIn(server, login);
const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id).sort();

test('documents of a project: what is finished is for all, what is being made for the office', async () => {
  await server.inTenant('north', async (db) => {
    const fileId = await addTextFile(db, filesOf(server), 'Gate plan');
    await addPaper(db, { id: 'gate', name: 'Gâte plan', fileId }, ['project', 'ring']);
    await addPaper(db, { id: 'draft', status: 'draft' }, ['project', 'ring']);
    await addPaper(db, { id: 'void', status: 'void' }, ['project', 'ring']);
    await addPaper(db, { id: 'kept', withheld: true }, ['project', 'ring']);
    await addPaper(db, { id: 'other' }, ['project', 'expo']);
  });
  const { body } = await (await as('paul')).client.get('/projects/4711/documents');
  expect(ids(body)).toEqual(['gate']);
  const office = (await as('olga')).client;
  expect(ids((await office.get('/projects/4711/documents')).body)).toEqual(['draft', 'gate', 'kept']);
  const { client } = await as('clara');
  const { items } = (await client.get('/projects/4711/documents?q=gate')).body;
  expect(items).toMatchObject([
    { id: 'gate', typeCaption: 'Plan', file: { name: 'Gate plan.txt', size: 9 } },
  ]);
  expect(ids((await client.get('/projects/4711/documents')).body)).toEqual(['gate']);
  expect((await client.get('/projects/4712/documents')).status).toBe(404);
});

test('proofs are of those who have said yes; a client sees the approved ones', async () => {
  await server.inTenant('north', async (db) => {
    const fileId = await addTextFile(db, filesOf(server), 'Licence');
    const ada = { ownerId: 'person-ada', typeId: 'licence' };
    await addPaper(db, { id: 'good', ...ada, fileId });
    await addPaper(db, { id: 'checked', ...ada, status: 'beingVerified', fileId });
    await addPaper(db, { id: 'plain', ownerId: 'person-ada' });
    await addPaper(db, { id: 'a1', ownerId: 'person-ada', typeId: 'socialSecurity', fileId });
    await addPaper(db, { id: 'asked', ownerId: 'person-petra', typeId: 'licence', fileId });
  });
  const paul = (await as('paul')).client;
  const { client, cookie } = await as('clara');
  expect(ids((await paul.get('/projects/4711/crewMembersDocuments')).body)).toEqual(['checked', 'good']);
  const { items } = (await client.get('/projects/4711/crewMembersDocuments')).body;
  expect(items).toMatchObject([{ id: 'good', owner: { id: 'person-ada' } }]);
  expect(ids((await client.get('/projects/4711/socialSecurityDocuments')).body)).toEqual(['a1']);
  const { url } = (await client.get('/projects/4711/crewMembersDocuments/good/file')).body;
  const file = await server.app.inject({ url, headers: { host: 'north.test', cookie } });
  expect(file.body).toBe('Licence');
  expect((await client.get('/projects/4711/crewMembersDocuments/a1/file')).status).toBe(200);
  for (const id of ['checked', 'plain', 'asked']) {
    expect((await client.get(`/projects/4711/crewMembersDocuments/${id}/file`)).status).toBe(404);
  }
  const nobody = await client.get('/projects/4711/crewMembersDocuments?personId=person-petra');
  expect(nobody.body.total).toBe(0);
  expect((await client.get('/projects/4712/socialSecurityDocuments')).status).toBe(404);
  expect((await (await as('4711')).client.get('/projects/4711/crewMembersDocuments')).status).toBe(403);
});

test('invoices of a project tell whether they are paid', async () => {
  await server.inTenant('north', async (db) => {
    const bill = { companyId: 'opera', currency: 'EUR', netMinor: 1000, grossMinor: 1200 };
    const at = { invoiceDate: '2026-10-01', createdAt: new Date() };
    await db
      .insertInto('invoice')
      .values([
        {
          ...bill,
          ...at,
          id: 'late',
          number: 'R-1',
          projectId: 'ring',
          dueDate: '2026-11-18',
          paidDate: null,
        },
        {
          ...bill,
          ...at,
          id: 'today',
          number: 'R-2',
          projectId: 'ring',
          dueDate: '2026-11-19',
          paidDate: null,
        },
        {
          ...bill,
          ...at,
          id: 'paid',
          number: 'R-3',
          projectId: 'ring',
          dueDate: '2026-10-09',
          paidDate: '2026-10-08',
        },
        {
          ...bill,
          ...at,
          id: 'loose',
          number: 'R-4',
          projectId: null,
          dueDate: '2026-11-18',
          paidDate: null,
        },
      ])
      .execute();
  });
  const { body } = await (await as('clara')).client.get('/projects/4711/invoices');
  const states = Object.fromEntries(
    body.items.map((one: { id: string; state: string }) => [one.id, one.state]),
  );
  expect(states).toEqual({ late: 'overdue', today: 'open', paid: 'paid' });
  expect(body.items[0]).toMatchObject({ net: 1000, gross: 1200, company: { name: 'Opera' } });
  expect((await (await as('ada')).client.get('/projects/4711/invoices')).status).toBe(403);
});

describe('a document for a project', () => {
  const upload = async ({ token }: SignedIn): Promise<string> => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/uploads?name=rigging.jpg',
      headers: {
        host: 'north.test',
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
      },
      payload: await pictureForTests(),
    });
    return answer.json().id;
  };

  test('is an uploaded file that then lies there, once', async () => {
    const paul = await as('paul');
    const body = { uploadId: await upload(paul), typeId: 'plan', name: 'Rigging' };
    const answer = await paul.client.post('/projects/4711/documents', body);
    expect(answer.body).toMatchObject({ name: 'Rigging', number: expect.stringMatching(/^D-\d+$/) });
    const { items } = (await paul.client.get('/projects/4711/documents')).body;
    expect(items).toMatchObject([{ id: answer.body.id, status: 'information', typeId: 'plan' }]);
    const row = await server.inTenant('north', (db) =>
      db.selectFrom('document').select('sha256').where('id', '=', answer.body.id).executeTakeFirst(),
    );
    expect(row?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await paul.client.post('/projects/4711/documents', body)).body.fields).toMatchObject([
      { path: 'uploadId', code: 'bad_choice' },
    ]);
  });

  test('has a type that exists, and a project that the sender sees', async () => {
    const clara = await as('clara');
    const uploadId = await upload(clara);
    const wrong = await clara.client.post('/projects/4711/documents', { uploadId, typeId: 'x' });
    expect(wrong.body.fields).toMatchObject([{ path: 'typeId', code: 'bad_choice' }]);
    const foreign = await clara.client.post('/projects/4712/documents', { uploadId, typeId: 'plan' });
    expect(foreign.status).toBe(404);
  });
});

describe('a note or to-do', () => {
  test('stands in the history of the project', async () => {
    const { client } = await as('paul');
    const note = { type: 'LOG', caption: 'Called the client', body: 'Gate 3 is closed.' };
    expect((await client.post('/projects/4711/activities', note)).status).toBe(200);
    const past = (await client.get('/activities?subjectKind=project&subjectId=ring')).body;
    expect(past.items).toMatchObject([{ ...note, actor: { id: 'person-paul', name: "Zoë D'paul" } }]);
  });

  test('a to-do is due tomorrow with priority 1 unless said otherwise, and its recipient hears of it', async () => {
    const { client } = await as('paul');
    const todo = { type: 'TODO_INT', caption: 'Order a lorry', recipientId: 'person-helga' };
    const { body } = await client.post('/projects/4711/activities', todo);
    await server.inTenant('north', async (db) => {
      const row = await db.selectFrom('activity').selectAll().where('id', '=', body.id).executeTakeFirst();
      expect(row).toMatchObject({ dueDate: '2026-11-20', priority: 1, recipientId: 'person-helga' });
      const notified = await db.selectFrom('notification').selectAll().execute();
      expect(notified).toMatchObject([{ personId: 'person-helga', kind: 'todo' }]);
    });
    const wrong = await client.post('/projects/4711/activities', {
      ...todo,
      recipientId: 'nobody',
      dueDate: '2026-11-18',
    });
    expect(wrong.body.fields).toMatchObject([
      { path: 'recipientId', code: 'bad_choice' },
      { path: 'dueDate', code: 'in_the_past' },
    ]);
    expect((await (await as('clara')).client.post('/projects/4711/activities', todo)).status).toBe(403);
  });
});

describe('crews and positions', () => {
  test('a crew takes the zone of its place, and its times follow the rules of positions', async () => {
    await server.inTenant('north', (db) => plantLocation(db, { id: 'dome', timeZone: 'Europe/London' }));
    const { client } = await as('paul');
    const body = { name: 'Load-out', startDate: '2026-11-22', startTime: '22:00', endTime: '04:00' };
    const answer = await client.post('/projects/4711/projectCrews', {
      ...body,
      locationId: 'dome',
      contactOnSiteId: 'clara',
    });
    expect(answer.body).toMatchObject({ ...body, timeZone: 'Europe/London', night: true, positions: 0 });
    expect((await client.get('/projects/4711/projectCrews')).body.total).toBe(2);
    const same = await client.post('/projects/4711/projectCrews', { ...body, endTime: '22:00' });
    expect(same.body.fields).toMatchObject([{ path: 'endTime', code: 'same_start_and_end' }]);
    const wrong = await client.post('/projects/4711/projectCrews', {
      ...body,
      endDate: '2026-11-21',
      locationId: 'x',
    });
    expect(wrong.body.fields).toMatchObject([{ path: 'locationId', code: 'bad_choice' }]);
    expect((await (await as('clara')).client.post('/projects/4711/projectCrews', body)).status).toBe(403);
  });

  const position = { crewId: 'load-in', functionId: 'rigger', startDate: '2026-11-21' };

  test('positions are so many drafts with their instants', async () => {
    await server.inTenant('north', (db) => plantFunction(db, { id: 'rigger' }));
    const { client } = await as('paul');
    const times = { startTime: '20:00', endTime: '06:00', rows: 3, comment: 'Helmet' };
    const options = { headers: { 'idempotency-key': 'three-riggers' } };
    const first = await client.post('/projects/4711/projectCrewItems', { ...position, ...times }, options);
    const again = await client.post('/projects/4711/projectCrewItems', { ...position, ...times }, options);
    expect(first.body.ids).toHaveLength(3);
    expect(again.body).toEqual(first.body);
    const { items, total } = (await client.get('/projects/4711/projectCrewItems?status=draft')).body;
    expect(total).toBe(3);
    expect(items[0]).toMatchObject({ comment: 'Helmet', endsAt: '2026-11-22T06:00:00+01:00' });
  });

  test.each([
    ['no position', { rows: 0 }, 'rows', 'too_small'],
    ['201 positions', { rows: 201 }, 'rows', 'too_big'],
    ['a start that is the end', { startTime: '08:00', endTime: '08:00' }, 'endTime', 'same_start_and_end'],
    ['five minutes', { startTime: '08:00', endTime: '08:05' }, 'endTime', 'span_too_short'],
    ['a crew of another project', { crewId: 'elsewhere' }, 'crewId', 'bad_choice'],
    ['a function that is none', { functionId: 'x' }, 'functionId', 'bad_choice'],
    ['a time that is none', { startTime: '25:00' }, 'startTime', 'bad_format'],
  ])('%s is refused', async (_, change, path, code) => {
    await server.inTenant('north', (db) => plantFunction(db, { id: 'rigger' }));
    const answer = await (
      await as('paul')
    ).client.post('/projects/4711/projectCrewItems', {
      ...position,
      ...change,
    });
    expect([answer.status, answer.body.fields[0]]).toMatchObject([422, { path, code }]);
  });

  test('a closed project takes nothing more', async () => {
    await server.inTenant('north', (db) =>
      db.updateTable('project').set({ closedAt: new Date() }).where('id', '=', 'ring').execute(),
    );
    const { client } = await as('paul');
    const crew = await client.post('/projects/4711/projectCrews', { name: 'Late', startDate: '2026-11-22' });
    expect([crew.status, crew.body.code]).toEqual([409, 'wrong_state']);
    expect((await client.post('/projects/4711/projectCrewItems', position)).body.code).toBe('wrong_state');
  });
});
