import { documentGroups, documentStatuses, isOneOf } from '@callboard/domain';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { serverWithStaff, staff, uploadPicture } from '../../../../tools/testing/fixtures/person.fixture.ts';

const server = serverWithStaff();
const me = '/persons/person-kim';

beforeEach(() =>
  server.inTenant('north', async (db) => {
    await db
      .insertInto('documentType')
      .values({ id: 'licence', caption: 'Licence', uploadable: true })
      .execute();
    await db
      .insertInto('payroll')
      .values({
        id: 'pay',
        number: 'PR-1',
        personId: 'person-kim',
        status: 'paid',
        currency: 'EUR',
        fromDay: '2026-10-01',
        toDay: '2026-10-31',
        grossMinor: 100,
        netMinor: 80,
      })
      .execute();
    await db
      .insertInto('staffContract')
      .values({
        id: 'con',
        number: 'SC-1',
        personId: 'person-kim',
        kind: 'hourly',
        caption: 'Hourly',
        validFrom: '2026-01-01',
      })
      .execute();
    await db.insertInto('form').values({ id: 'f', kind: 'form', name: 'Shoe size' }).execute();
    await db.insertInto('formAssignment').values({ formId: 'f', personId: 'person-kim' }).execute();
  }),
);

test('payrolls, contracts and forms are listed for their person and not for colleagues', async () => {
  const kim = (await staff(server, 'kim')).client;
  const lee = (await staff(server, 'lee')).client;
  const wanted = {
    payrolls: { number: 'PR-1', grossMinor: 100 },
    contracts: { number: 'SC-1', validFrom: '2026-01-01' },
    forms: { formId: 'f', state: 'due' },
    documents: undefined,
    activities: undefined,
    profilePictures: undefined,
  };
  for (const [list, row] of Object.entries(wanted)) {
    const { body } = await kim.get(`${me}/${list}`);
    expect(body).toMatchObject({ total: row ? 1 : 0, items: row ? [row] : [] });
    expect((await lee.get(`${me}/${list}`)).status).toBe(404);
  }
});

test('a document that is handed in waits to be verified', async () => {
  const kim = await staff(server, 'kim');
  const body = { uploadId: await uploadPicture(server, kim), typeId: 'licence', name: 'My licence' };
  const added = await kim.client.post(`${me}/documents`, body);
  expect(added.body).toMatchObject({ name: 'My licence', status: 'beingVerified', hasFile: true });
  // The file is taken: a second call with it adds nothing.
  expect((await kim.client.post(`${me}/documents`, body)).status).toBe(422);
  expect((await kim.client.get(`${me}/documents`)).body.total).toBe(1);
  expect((await kim.client.post(`${me}/documents`, { ...body, typeId: 'none' })).status).toBe(422);
});

test('documents that are not sent yet or withdrawn are not among those of the person', async () => {
  await server.inTenant('north', (db) =>
    db
      .insertInto('document')
      .values(
        documentStatuses.map((status) => ({
          id: `paper-${status}`,
          number: `P-${status}`,
          name: status,
          typeId: 'licence',
          ownerId: 'person-kim',
          status,
          createdAt: new Date('2026-11-20T08:00:00Z'),
        })),
      )
      .execute(),
  );
  const { body } = await (await staff(server, 'kim')).client.get(`${me}/documents`);
  const shown = documentStatuses.filter((status) => !isOneOf(status, documentGroups.office));
  expect(body.items.map(({ name }: { name: string }) => name).toSorted()).toEqual(shown.toSorted());
});

test('a note stands in the history, a question becomes a to-do of the accountant', async () => {
  const kim = (await staff(server, 'kim')).client;
  expect((await kim.post(`${me}/activities`, { body: 'I moved' })).body).toMatchObject({ type: 'LOG' });
  const asked = await kim.post(`${me}/activities`, { type: 'TODO_INT', body: 'Where is my card?' });
  expect(asked.body).toMatchObject({ type: 'TODO_INT', doneAt: null });
  const past = { type: 'TODO_INT', body: 'x', dueDate: '2020-01-01' };
  expect((await kim.post(`${me}/activities`, past)).body.fields[0].code).toBe('in_the_past');
  const anton = (await staff(server, 'anton')).client;
  expect((await anton.get('/notifications')).body.items[0].kind).toBe('todo');
});

test('all that is kept of a person is theirs to take away, with the cookie of their session', async () => {
  const { client, token } = await staff(server, 'kim');
  const zip = await client.get(`${me}/export`);
  expect([zip.status, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(zip.text).toContain('person.json');
  const withoutCookie = server.client('north.test', { authorization: `Bearer ${token}` });
  expect((await withoutCookie.get(`${me}/export`)).status).toBe(401);
  expect((await (await staff(server, 'lee')).client.get(`${me}/export`)).status).toBe(404);
});

test('what others said of a person is theirs, who said it is not', async () => {
  await server.inTenant('north', (db) =>
    db
      .insertInto('crewRating')
      .values({
        id: 'rated',
        personId: 'person-kim',
        byPerson: 'person-lee',
        typeId: 'work',
        stars: 4,
        comment: 'Quick hands',
        at: new Date('2026-11-04T08:00:00Z'),
      })
      .execute(),
  );
  const { text } = await (await staff(server, 'kim')).client.get(`${me}/export`);
  expect(text).toContain('Quick hands');
  expect(text).not.toContain('person-lee');
});

test('an erased person is unknown and signed out; payrolls stay', async () => {
  const kim = (await staff(server, 'kim')).client;
  const olga = (await staff(server, 'olga')).client;
  expect((await olga.post(`${me}/erase`, { contactNumber: 'wrong' })).status).toBe(422);
  const item = await server.inTenant('north', (db) =>
    plantItem(db, { personId: 'person-kim', startDate: '2099-01-01' }),
  );
  const erase = () => olga.post(`${me}/erase`, { contactNumber: 'C-kim' });
  expect((await erase()).body).toMatchObject({ code: 'wrong_state', params: { jobs: 1 } });
  await server.inTenant('north', (db) => db.deleteFrom('crewItem').where('id', '=', item.id).execute());
  expect((await erase()).body).toEqual({
    erased: true,
    kept: [
      { what: 'payrolls', why: 'law', count: 1 },
      { what: 'staffContracts', why: 'law', count: 1 },
    ],
  });
  expect((await kim.get(me)).status).toBe(401);
  expect((await olga.get(me)).body).toMatchObject({ name: '– erased C-kim', email: '', active: false });
  expect((await (await staff(server, 'anton')).client.get(`${me}/payrolls`)).body.total).toBe(1);
});
