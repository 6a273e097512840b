import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantContact, plantFunction } from '../../../tools/testing/database/plant.db.ts';
import { json } from '#platform/db/tables.ts';
import {
  addDocumentTypes,
  addPaper,
  addTextFile,
} from '../../../tools/testing/fixtures/company-papers.fixture.ts';
import { addTwoCompanies } from '../../../tools/testing/fixtures/two-companies.fixture.ts';

const rights: [string, string][] = [
  ['projects', 'READ'],
  ['projectAttachments', 'READ'],
  ['invoices', 'READ'],
  ['receipts', 'READ'],
  ['rateCards', 'READ'],
];

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addTwoCompanies(db, rights, {
        opera: {
          number: 'K-100',
          name: 'Opéra du Nord',
          city: 'Lyon',
          vatNumber: 'FR1',
          settings: json({ paymentDays: 30 }),
        },
        fair: { number: 'K-101', name: 'Fair Ltd', active: false },
        shut: { managerId: 'person-ada' },
      });
      await addLogin(db, { login: 'carl', types: ['clients'], rights });
      await db
        .insertInto('clientMark')
        .values([
          { id: 'gold', companyId: 'opera', caption: 'Gold' },
          { id: 'blue', companyId: 'opera', caption: 'Blue' },
        ])
        .execute();
      await db.updateTable('project').set({ clientMarkId: 'gold' }).where('id', '=', 'ring').execute();
      await addDocumentTypes(db);
    }),
});
beforeEach(() => server.setNow(new Date('2026-11-19T10:00:00Z')));

const as = async (login: string) => (await signIn(server, login)).client;
const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);
const numbers = (body: { items: { number: string }[] }) => body.items.map(({ number }) => number);

describe('companies', () => {
  test('who plans sees all by name, a client the own one, crew and strangers none', async () => {
    const { body } = await (await as('paul')).get('/companies');
    expect(ids(body)).toEqual(['fair', 'opera']);
    expect(body.items[1]).toMatchObject({ number: 'K-100', projects: 2, openProjects: 1, paymentDays: 30 });
    expect(body.items[0].paymentDays).toBeNull();
    expect(ids((await (await as('paul')).get('/companies?q=opera%20lyon')).body)).toEqual(['opera']);
    expect(ids((await (await as('paul')).get('/companies?active=false')).body)).toEqual(['fair']);
    expect(ids((await (await as('clara')).get('/companies')).body)).toEqual(['opera']);
    expect((await (await as('carl')).get('/companies')).body.total).toBe(0);
    expect((await (await as('ada')).get('/companies')).status).toBe(403);
  });

  test('one of them carries address, marks and counts; a foreign one is not there', async () => {
    const clara = await as('clara');
    expect((await clara.get('/companies/opera')).body).toMatchObject({
      vatNumber: 'FR1',
      version: 1,
      contacts: 2,
      rateCards: 0,
      clientMarks: [
        { id: 'blue', caption: 'Blue' },
        { id: 'gold', caption: 'Gold' },
      ],
    });
    expect((await clara.get('/companies/opera/clientMarks')).body.items).toEqual([
      { id: 'blue', caption: 'Blue', projects: 0 },
      { id: 'gold', caption: 'Gold', projects: 1 },
    ]);
    for (const sub of [
      '',
      '/clientMarks',
      '/invoices',
      '/projects',
      '/rateCards',
      '/settings',
      '/documents',
    ]) {
      expect((await clara.get(`/companies/fair${sub}`)).status).toBe(404);
    }
    const { client } = await signIn(server, 'petra', 'south.test');
    expect((await client.get('/companies/opera')).status).toBe(404);
  });

  test('projects and settings, of one company and of all that one sees', async () => {
    const clara = await as('clara');
    expect(numbers((await clara.get('/companies/opera/projects')).body)).toEqual(['4711', '4710']);
    expect(numbers((await clara.get('/companies/opera/projects?closed=false')).body)).toEqual(['4711']);
    expect(numbers((await clara.get('/companies/projects')).body)).toEqual(['4711', '4710']);
    expect((await (await as('paul')).get('/companies/projects')).body.total).toBe(3);
    const settings = [
      { company: { id: 'opera', name: 'Opéra du Nord' }, currency: 'EUR', settings: { paymentDays: 30 } },
    ];
    expect((await clara.get('/companies/opera/settings')).body.items).toEqual(settings);
    expect((await clara.get('/companies/settings')).body.items).toEqual(settings);
    expect((await (await as('paul')).get('/companies/settings')).body.total).toBe(2);
  });

  test('documents lie at their company', async () => {
    await server.inTenant('north', async (db) => {
      await addPaper(db, { id: 'frame' }, ['company', 'opera']);
      await addPaper(db, { id: 'secret' }, ['company', 'fair']);
    });
    const clara = await as('clara');
    expect(ids((await clara.get('/companies/opera/documents')).body)).toEqual(['frame']);
    expect(ids((await clara.get('/companies/documents')).body)).toEqual(['frame']);
    expect((await (await as('paul')).get('/companies/documents?q=paper')).body.total).toBe(2);
  });

  test('invoices by state', async () => {
    const bill = { currency: 'EUR', netMinor: 1000, grossMinor: 1200, createdAt: new Date() };
    await server.inTenant('north', (db) =>
      db
        .insertInto('invoice')
        .values([
          {
            ...bill,
            id: 'late',
            number: 'R-1',
            companyId: 'opera',
            invoiceDate: '2026-10-01',
            dueDate: '2026-10-31',
          },
          {
            ...bill,
            id: 'open',
            number: 'R-2',
            companyId: 'opera',
            invoiceDate: '2026-11-01',
            dueDate: '2026-11-30',
          },
          {
            ...bill,
            id: 'their',
            number: 'R-3',
            companyId: 'fair',
            invoiceDate: '2026-11-01',
            dueDate: '2026-11-30',
          },
        ])
        .execute(),
    );
    const clara = await as('clara');
    expect(ids((await clara.get('/companies/opera/invoices')).body)).toEqual(['open', 'late']);
    const [row] = (await clara.get('/companies/opera/invoices?state=overdue')).body.items;
    expect(row.id).toBe('late');
    expect((await clara.get('/invoices?state=overdue')).body.items).toEqual([row]);
    expect(ids((await clara.get('/companies/invoices?state=open')).body)).toEqual(['open']);
    expect((await (await as('paul')).get('/companies/invoices')).body.total).toBe(3);
  });

  test('receipts and their templates are for the inside; drafts are their writer’s', async () => {
    await server.inTenant('north', async (db) => {
      const receipt = { personId: 'person-ada', typeId: 'fuel', date: '2026-11-10', currency: 'EUR' };
      const more = { payment: 'own', createdAt: new Date(), grossMinor: 900 } as const;
      await db
        .insertInto('receipt')
        .values([
          { ...receipt, ...more, id: 'r1', number: 'B-1', companyId: 'opera', status: 'submitted' },
          { ...receipt, ...more, id: 'r2', number: 'B-2', companyId: 'opera', status: 'draft' },
          { ...receipt, ...more, id: 'r3', number: 'B-3', companyId: null, status: 'paid' },
        ])
        .execute();
      const items = json([{ description: 'Diesel' }]);
      await db
        .insertInto('receiptTemplate')
        .values({
          id: 't1',
          companyId: 'opera',
          caption: 'Fuel',
          receiptTypeId: 'fuel',
          items,
          currency: 'EUR',
        })
        .execute();
    });
    const paul = await as('paul');
    expect((await paul.get('/companies/opera/receipts')).body.items).toMatchObject([
      { id: 'r1', person: { id: 'person-ada' }, gross: 900, company: { id: 'opera' } },
    ]);
    expect(ids((await paul.get('/companies/receipts')).body)).toEqual(['r3', 'r1']);
    const [own] = (await paul.get('/companies/opera/receipts')).body.items;
    expect(Object.keys(own).toSorted()).toEqual(
      expect.arrayContaining(['company', 'currency', 'gross', 'net', 'payment', 'type', 'version']),
    );
    const { items } = (await paul.get('/companies/opera/receiptTemplates')).body;
    expect(items).toMatchObject([{ caption: 'Fuel', items: [{ description: 'Diesel' }] }]);
    expect((await paul.get('/companies/receiptTemplates')).body.total).toBe(1);
    expect((await paul.get('/companies/none/receipts')).status).toBe(404);
    expect((await (await as('clara')).get('/companies/opera/receipts')).status).toBe(403);
  });
});

describe('rate cards', () => {
  beforeEach(() =>
    server.inTenant('north', async (db) => {
      await plantFunction(db, { id: 'rigger', caption: 'Rigger' });
      const card = { currency: 'EUR', companyId: 'opera' };
      await db
        .insertInto('rateCard')
        .values([
          { ...card, id: 'now', caption: '2026', validFrom: '2026-01-01', validUntil: null },
          { ...card, id: 'past', caption: '2025', validFrom: '2025-01-01', validUntil: '2025-12-31' },
          {
            ...card,
            id: 'their',
            caption: 'x',
            validFrom: '2026-01-01',
            validUntil: null,
            companyId: 'fair',
          },
        ])
        .execute();
      await db
        .insertInto('rateCardItem')
        .values({
          id: 'hour',
          rateCardId: 'now',
          functionId: 'rigger',
          caption: 'Rigger, day',
          unit: 'hour',
          priceMinor: 4200,
        })
        .execute();
      const fileId = await addTextFile(db, filesOf(server), 'Terms');
      await addPaper(db, { id: 'terms', fileId }, ['rateCard', 'now']);
    }),
  );

  test('show the prices to who may see the company', async () => {
    const clara = await as('clara');
    expect(ids((await clara.get('/rateCards')).body)).toEqual(['now', 'past']);
    expect(ids((await clara.get('/rateCards?on=2025-06-01')).body)).toEqual(['past']);
    expect(ids((await (await as('paul')).get('/rateCards?companyId=fair')).body)).toEqual(['their']);
    expect(ids((await clara.get('/companies/opera/rateCards?on=2026-11-19')).body)).toEqual(['now']);
    expect((await clara.get('/companies/rateCards')).body.total).toBe(2);
    expect((await clara.get('/rateCards/now')).body).toMatchObject({ valid: true, items: 1 });
    expect((await clara.get('/rateCards/past')).body).toMatchObject({ valid: false });
    expect((await clara.get('/rateCards/now/items')).body.items).toEqual([
      {
        id: 'hour',
        caption: 'Rigger, day',
        functionId: 'rigger',
        functionCaption: 'Rigger',
        unit: 'hour',
        price: 4200,
        currency: 'EUR',
      },
    ]);
    expect(ids((await clara.get('/rateCards/now/documents')).body)).toEqual(['terms']);
  });

  test('their papers can be fetched by whom they are listed to', async () => {
    await server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'fritz', types: ['clients'], rights });
      const fritz = { id: 'fritz', companyId: 'fair', personId: 'person-fritz', name: 'Fritz' };
      await plantContact(db, fritz);
      await addLogin(db, { login: 'dora', types: ['clients'], rights: [['projects', 'READ']] });
      const dora = { id: 'dora', companyId: 'opera', personId: 'person-dora', name: 'Dora' };
      await plantContact(db, dora);
    });
    const fetched = async (login: string) => (await (await as(login)).get('/documents/terms/file')).status;
    for (const login of ['paul', 'clara']) expect([login, await fetched(login)]).toEqual([login, 200]);
    for (const login of ['fritz', 'dora', 'ada']) expect([login, await fetched(login)]).toEqual([login, 404]);
  });

  test('are not there for others, and need their right', async () => {
    const clara = await as('clara');
    for (const sub of ['', '/items', '/documents']) {
      expect((await clara.get(`/rateCards/their${sub}`)).status).toBe(404);
    }
    expect((await (await as('petra')).get('/rateCards')).status).toBe(403);
  });
});
