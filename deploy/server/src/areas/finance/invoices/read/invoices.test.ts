import { invoiceCases, invoiceDay } from '@callboard/domain/cases';
import type { Db } from '#platform/db/tables.ts';
import { insertAll } from '../../../../tools/demo/seed.db.ts';
import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';
import { plantCompany, plantContact, plantProject } from '../../../../tools/testing/database/plant.db.ts';

/** Two companies with invoices in every state, their clients, and people who account. */
async function addInvoices(db: Db): Promise<void> {
  await addLogin(db, {
    login: 'abel',
    types: ['office'],
    rights: [
      ['invoices', 'READ'],
      ['invoices', 'EDIT'],
    ],
  });
  await addLogin(db, { login: 'olga', types: ['office'], rights: [['invoices', 'READ']] });
  for (const login of ['clara', 'lone']) {
    await addLogin(db, {
      login,
      types: ['clients'],
      rights: [
        ['invoices', 'READ'],
        ['invoices', 'EDIT'],
      ],
    });
  }
  await addLogin(db, { login: 'crewe', types: ['crew'], rights: [['invoices', 'READ']] });
  await plantCompany(db, { id: 'opera', name: 'Opera' });
  await plantCompany(db, { id: 'arena', name: 'Arena' });
  await plantContact(db, { companyId: 'opera', personId: 'person-clara' });
  await plantContact(db, { companyId: 'arena', personId: 'person-clara', active: false });
  await plantContact(db, { id: 'crewe', companyId: 'opera', personId: 'person-crewe' });
  await plantProject(db, { id: 'gala', number: '4712', name: 'Gala', companyId: 'opera' });
  const row = { currency: 'EUR', createdAt: new Date('2026-10-01T08:00:00Z'), projectId: null };
  const invoice = (
    number: string,
    companyId: string,
    invoiceDate: string,
    dueDate: string,
    gross: number,
  ) => ({
    ...row,
    id: `id-${number}`,
    number,
    companyId,
    invoiceDate,
    dueDate,
    paidDate: null as string | null,
    netMinor: Math.round(gross / 1.2),
    grossMinor: gross,
  });
  await insertAll(db, 'invoice', [
    { ...invoice('R-1', 'opera', '2026-08-01', '2026-08-31', 12_000), paidDate: '2026-09-02' },
    invoice('R-2', 'opera', '2026-10-20', '2026-11-20', 24_000),
    { ...invoice('R-3', 'opera', '2026-11-01', '2026-11-21', -6_000), projectId: 'gala' },
    { ...invoice('R-4', 'opera', '2026-11-10', '2026-12-10', 3_600), currency: 'GBP' },
    invoice('R-5', 'arena', '2026-11-11', '2026-12-11', 1_200),
  ]);
  const item = { invoiceId: 'id-R-2', vatRate: 2_000 };
  await insertAll(db, 'invoiceItem', [
    { ...item, id: 'i1', description: 'Riggers', quantity: '4', unitPriceMinor: 4_000, rank: 1 },
    { ...item, id: 'i2', description: 'Van', quantity: '0.5', unitPriceMinor: 8_000, rank: 2 },
  ]);
}
const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', addInvoices);
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});
const as = async (login: string) => (await signIn(server, login)).client;
const numbers = ({ body }: { body: { items: { number: string }[] } }) =>
  body.items.map(({ number }) => number);
const seen = ({ version }: { version: number }) => ({ headers: { 'if-match': `"${version}"` } });

test('invoices come newest first with state, company and project, and with what is open in each currency', async () => {
  const { body } = await (await as('olga')).get('/invoices');
  expect(numbers({ body })).toEqual(['R-5', 'R-4', 'R-3', 'R-2', 'R-1']);
  expect(body.items.map(({ state }: { state: string }) => state)).toEqual([
    'open',
    'open',
    'open',
    'overdue',
    'paid',
  ]);
  expect(body.items[2]).toMatchObject({
    invoiceDate: '2026-11-01',
    dueDate: '2026-11-21',
    paidDate: null,
    company: { id: 'opera', name: 'Opera' },
    project: { number: '4712', name: 'Gala' },
    gross: -6_000,
    net: -5_000,
    documents: 0,
  });
  expect(body.open).toEqual([
    { currency: 'EUR', gross: 19_200, overdue: 24_000, count: 3 },
    { currency: 'GBP', gross: 3_600, overdue: 0, count: 1 },
  ]);
});

test('a state of the list is what the rule says of each invoice', async () => {
  server.setNow(new Date(`${invoiceDay}T12:00:00Z`));
  await server.inTenant('north', (db) =>
    insertAll(
      db,
      'invoice',
      invoiceCases.map(({ paidDate, dueDate }, at) => ({
        id: `case-${at}`,
        number: `CASE-${at}`,
        companyId: 'opera',
        invoiceDate: '2026-01-01',
        dueDate,
        paidDate,
        netMinor: 0,
        grossMinor: 0,
        currency: 'EUR',
        createdAt: new Date('2026-01-01T08:00:00Z'),
        projectId: null,
      })),
    ),
  );
  const olga = await as('olga');
  for (const wanted of ['paid', 'overdue', 'open'] as const) {
    const { body } = await olga.get(`/invoices?state=${wanted}&q=case-`);
    const expected = invoiceCases.flatMap(({ state }, at) => (state === wanted ? [`CASE-${at}`] : []));
    expect(numbers({ body }).toSorted()).toEqual(expected);
    expect(body.items.every(({ state }: { state: string }) => state === wanted)).toBe(true);
  }
});

test('the list is filtered by state, company, project, days and number', async () => {
  const olga = await as('olga');
  const cases: [string, string[]][] = [
    ['state=paid', ['R-1']],
    ['state=overdue', ['R-2']],
    ['state=open', ['R-5', 'R-4', 'R-3']],
    ['companyId=arena', ['R-5']],
    ['projectId=gala', ['R-3']],
    ['from=2026-11-10', ['R-5', 'R-4']],
    ['to=2026-10-31', ['R-2', 'R-1']],
    ['q=r-4', ['R-4']],
    ['limit=2&page=3', ['R-1']],
  ];
  for (const [query, expected] of cases) {
    expect([query, numbers(await olga.get(`/invoices?${query}`))]).toEqual([query, expected]);
  }
});

test('what is open is summed up over the list that is shown', async () => {
  const { body } = await (await as('olga')).get('/invoices?companyId=arena');
  expect(body.open).toEqual([{ currency: 'EUR', gross: 1_200, overdue: 0, count: 1 }]);
});

test('a client sees those of the companies they speak for, and no other exists for them', async () => {
  const clara = await as('clara');
  expect(numbers(await clara.get('/invoices'))).toEqual(['R-4', 'R-3', 'R-2', 'R-1']);
  expect(numbers(await clara.get('/invoices?companyId=arena'))).toEqual([]);
  for (const way of ['', '/items', '/documents', '/activities']) {
    for (const key of ['R-5', 'id-R-5', 'none']) {
      expect((await clara.get(`/invoices/${key}${way}`)).body.code).toBe('not_found');
    }
  }
  expect(numbers(await (await as('lone')).get('/invoices'))).toEqual([]);
});

test('who has the right without a client’s login sees no invoice, also of a company they speak for', async () => {
  const crewe = await as('crewe');
  expect((await crewe.get('/invoices')).body).toMatchObject({ total: 0, items: [], open: [] });
  expect((await crewe.get('/invoices/R-2')).body.code).toBe('not_found');
});

test('an invoice is found by number and id, with items, VAT and how late it is', async () => {
  const clara = await as('clara');
  for (const key of ['R-2', 'id-R-2']) {
    expect((await clara.get(`/invoices/${key}`)).body).toMatchObject({
      number: 'R-2',
      state: 'overdue',
      daysOverdue: 1,
      creditNote: false,
      itemList: [
        { description: 'Riggers', quantity: 4, net: 16_000 },
        { description: 'Van', quantity: 0.5, net: 4_000 },
      ],
      vat: [{ vatRate: 2_000, net: 20_000, vat: 4_000, gross: 24_000 }],
      may: { pay: false, addDocument: false },
    });
  }
  expect((await clara.get('/invoices/R-3')).body).toMatchObject({ creditNote: true, daysOverdue: 0 });
  expect((await clara.get('/invoices/R-2/items?limit=1&page=2')).body).toMatchObject({
    items: [{ description: 'Van' }],
    total: 2,
  });
});

const invoiceOf = (some: object = {}) => ({
  companyId: 'opera',
  projectId: 'gala',
  invoiceDate: '2026-11-21',
  dueDate: '2026-12-21',
  currency: 'EUR',
  items: [
    { description: 'Riggers', quantity: 2.5, unitPriceMinor: 4_001, vatRate: 2_000 },
    { description: 'Books', quantity: 1, unitPriceMinor: 333, vatRate: 1_000 },
  ],
  ...some,
});

test('the accountant writes an invoice; it gets the next number, its sums and a history', async () => {
  const abel = await as('abel');
  const { status, body } = await abel.post('/invoices', invoiceOf());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    number: 'R-00001',
    state: 'open',
    net: 10_003 + 333,
    gross: 10_003 + 2_001 + 333 + 33,
    project: { number: '4712' },
    may: { pay: true, addDocument: true },
  });
  expect((await abel.get('/invoices/R-00001/activities')).body.items).toMatchObject([
    { caption: 'invoice_created', actor: { id: 'person-abel' } },
  ]);
  const headers = { 'idempotency-key': 'invoice-of-the-gala' };
  const twice = [
    await abel.post('/invoices', invoiceOf(), { headers }),
    await abel.post('/invoices', invoiceOf(), { headers }),
  ];
  expect(twice.map((answer) => answer.body.number)).toEqual(['R-00002', 'R-00002']);
});

test('an invoice that does not fit is refused by name', async () => {
  const abel = await as('abel');
  const cases: [string, object, string, string][] = [
    ['a company that is none', { companyId: 'none', projectId: null }, 'companyId', 'bad_choice'],
    ['a project of another company', { companyId: 'arena' }, 'projectId', 'bad_choice'],
    ['due before it is written', { dueDate: '2026-11-20' }, 'dueDate', 'end_before_start'],
    ['no items', { items: [] }, 'items', 'required'],
    ['money that nobody has', { currency: 'QQQ' }, 'currency', 'bad_choice'],
    ['a long comment', { comment: 'x'.repeat(1_001) }, 'comment', 'too_long'],
  ];
  for (const [what, some, path, code] of cases) {
    const { status, body } = await abel.post('/invoices', invoiceOf(some));
    expect([what, status, body.fields]).toMatchObject([what, 422, [{ path, code }]]);
  }
});

test('nobody but the office with the right writes, pays or adds documents', async () => {
  for (const login of ['olga', 'clara']) {
    const client = await as(login);
    expect((await client.post('/invoices', invoiceOf())).status).toBe(403);
    expect((await client.post('/invoices/R-2/paid', { paidDate: '2026-11-21' })).status).toBe(403);
    expect((await client.post('/invoices/R-2/documents', { uploadId: 'x' })).status).toBe(403);
  }
  expect((await (await as('ada')).get('/invoices')).body.params).toEqual({
    missing: 'invoices',
    permission: 'READ',
  });
});

test('an invoice is paid on a day, and taken back, by whoever has seen it as it is', async () => {
  const abel = await as('abel');
  const pay = (paidDate: string | null, version: number) =>
    abel.post('/invoices/R-2/paid', { paidDate }, seen({ version }));
  expect((await pay('2026-11-22', 1)).body.fields).toMatchObject([
    { path: 'paidDate', code: 'in_the_future' },
  ]);
  expect((await pay('2026-10-19', 1)).body.fields).toMatchObject([{ code: 'too_long_ago' }]);
  expect((await pay('2026-11-20', 2)).body.code).toBe('conflict');
  expect((await abel.post('/invoices/R-2/paid', { paidDate: '2026-11-20' })).status).toBe(428);
  for (const _ of [1, 2]) {
    expect((await pay('2026-11-20', 1)).body).toMatchObject({ state: 'paid', daysOverdue: 0, version: 2 });
  }
  expect((await pay(null, 2)).body).toMatchObject({ state: 'overdue', paidDate: null });
  const { items } = (await abel.get('/invoices/R-2/activities')).body;
  expect(items).toContainEqual(
    expect.objectContaining({
      caption: 'invoice_paid',
      before: { paidDate: null },
      after: { paidDate: '2026-11-20' },
    }),
  );
  expect(items).toHaveLength(2);
});

test('a document is added, and the client opens it', async () => {
  const { client: abel, token } = await signIn(server, 'abel');
  const sent = await server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=scan.jpg',
    headers: {
      host: 'north.test',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(await pictureForTests()),
  });
  const body = { uploadId: sent.json().id };
  const added = await abel.post('/invoices/R-2/documents', body);
  expect(added.body).toMatchObject({ name: 'scan.jpg', type: { id: 'invoiceDocument' } });
  expect((await abel.post('/invoices/R-2/documents', body)).body.fields).toMatchObject([
    { path: 'uploadId', code: 'bad_choice' },
  ]);
  const { client: clara, cookie } = await signIn(server, 'clara');
  const { items } = (await clara.get('/invoices/R-2/documents')).body;
  expect(items).toHaveLength(1);
  const fetched = await server.app.inject({
    url: items[0].file.url,
    headers: { host: 'north.test', cookie },
  });
  expect(fetched.statusCode).toBe(200);
  expect((await clara.get('/invoices?state=overdue')).body.items[0].documents).toBe(1);
});

test('bookkeeping takes invoices as a table, those that the list would show', async () => {
  const { client: abel } = await signIn(server, 'abel');
  const { total } = (await abel.get('/invoices?state=overdue')).body;
  const german = await abel.get('/invoices/export?state=overdue&language=deAt');
  expect([german.status, german.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = german.text.split('\r\n').slice(0, -1);
  expect(lines[0]).toBe(
    '\ufeffnumber;invoiceDate;dueDate;paidDate;company;project;state;net;vat;gross;currency',
  );
  expect(lines).toHaveLength(total + 1);
  expect(lines[1]).toMatch(/;overdue;200,00;40,00;240,00;EUR$/);
  const english = await abel.get('/invoices/export?state=overdue&language=en');
  expect(english.text).toMatch(/,overdue,200\.00,40\.00,240\.00,EUR\r\n/);
  expect((await abel.get('/invoices/export?limit=1')).status).toBe(422);
});
