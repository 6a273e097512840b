import {
  addDocumentTypes,
  addPaper,
  addTextFile,
} from '../../../tools/testing/fixtures/company-papers.fixture.ts';
import { addTwoCompanies } from '../../../tools/testing/fixtures/two-companies.fixture.ts';
import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantContact, plantCrew, plantItem } from '../../../tools/testing/database/plant.db.ts';

const rights: [string, string][] = [
  ['projects', 'READ'],
  ['projectAttachments', 'READ'],
];

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addTwoCompanies(db, rights, { clara: { phone: '+34600' } });
      await addLogin(db, { login: 'olga', types: ['office'], rights });
      const ours = { kind: 'person', companyId: null } as const;
      await plantContact(db, { ...ours, id: 'ada', personId: 'person-ada', name: 'Ada' });
      await plantCrew(db, { id: 'crew', projectId: 'expo' });
      await plantItem(db, { crewId: 'crew', personId: 'person-ada' });
      await db
        .insertInto('projectContact')
        .values({ projectId: 'ring', contactId: 'clara', role: 'client' })
        .execute();
      await addDocumentTypes(db);
      await addPaper(db, { id: 'card' }, ['contact', 'clara']);
      await addPaper(db, { id: 'draft', status: 'draft' }, ['contact', 'clara']);
    }),
});

const as = async (login: string) => (await signIn(server, login)).client;
const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);

test('who plans sees all contacts, a client those of the own company, a crew member none', async () => {
  const paul = await as('paul');
  expect(ids((await paul.get('/contacts')).body)).toEqual(['ada', 'clara', 'fairy', 'house']);
  expect(ids((await paul.get('/contacts?q=opera%20production')).body)).toEqual(['clara']);
  expect(ids((await paul.get('/contacts?kind=person')).body)).toEqual(['ada']);
  expect(ids((await paul.get('/contacts?companyId=fair')).body)).toEqual(['fairy']);
  const { items } = (await (await as('clara')).get('/contacts')).body;
  expect(items).toMatchObject([
    { id: 'clara', role: 'Production', phone: '+34600', company: { id: 'opera', name: 'Opéra' } },
    { id: 'house', personId: null },
  ]);
  expect((await (await as('ada')).get('/contacts')).status).toBe(403);
});

test('people behind a contact are those of the company, or the person itself', async () => {
  const clara = await as('clara');
  expect(ids((await clara.get('/contacts/house/persons')).body)).toEqual(['clara']);
  expect(ids((await clara.get('/contacts/clara/persons')).body)).toEqual(['clara']);
  expect((await clara.get('/contacts/house/persons?q=nobody')).body.total).toBe(0);
});

test('projects of a contact are those it is named in, works in or pays for', async () => {
  const paul = await as('paul');
  const projects = async (id: string, query = '') =>
    ids((await paul.get(`/contacts/${id}/projects${query}`)).body);
  expect(await projects('house')).toEqual(['ring', 'shut']);
  expect(await projects('house', '?closed=true')).toEqual(['shut']);
  expect(await projects('clara')).toEqual(['ring']);
  expect(await projects('ada')).toEqual(['expo']);
});

test('documents of a contact: a client sees what is finished', async () => {
  expect((await (await as('olga')).get('/contacts/clara/documents')).body.total).toBe(2);
  expect((await (await as('paul')).get('/contacts/clara/documents')).body.total).toBe(1);
  expect(ids((await (await as('clara')).get('/contacts/clara/documents')).body)).toEqual(['card']);
});

test('a foreign contact is not there', async () => {
  const clara = await as('clara');
  for (const id of ['fairy', 'ada', 'former', 'none']) {
    for (const sub of ['projects', 'persons', 'documents']) {
      expect((await clara.get(`/contacts/${id}/${sub}`)).status).toBe(404);
    }
  }
});

test('what is listed at a contact can be fetched by whom it is listed to, and by nobody else', async () => {
  await server.inTenant('north', async (db) => {
    const fileId = await addTextFile(db, filesOf(server), 'Site pass');
    await addPaper(db, { id: 'pass', fileId }, ['contact', 'clara']);
    await addLogin(db, { login: 'fritz', types: ['clients'], rights });
    const fritz = { id: 'fritz', companyId: 'fair', personId: 'person-fritz', name: 'Fritz' };
    await plantContact(db, fritz);
    await addLogin(db, { login: 'pina', types: ['planners'], rights: [['projects', 'READ']] });
  });
  const fetched = async (login: string) => (await (await as(login)).get('/documents/pass/file')).status;
  for (const login of ['olga', 'paul', 'clara']) expect([login, await fetched(login)]).toEqual([login, 200]);
  for (const login of ['ada', 'fritz', 'pina']) expect([login, await fetched(login)]).toEqual([login, 404]);
});
