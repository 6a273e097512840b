import { filesOf, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import {
  addPayroll,
  addPayrollPaper,
  addPayrollPeople,
} from '../../../../tools/testing/fixtures/payroll.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addPayrollPeople(db);
      await addPayroll(db, { id: 'oct' });
      await addPayroll(db, { id: 'nov', from: '2026-11-01', status: 'draft' });
      await addPayroll(db, { id: 'sep', from: '2026-09-01', status: 'paid' });
      await addPayroll(db, { id: 'his', person: 'person-carl' });
    });
  },
});
const as = async (login: string) => (await signIn(server, login)).client;
const ids = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id);

const addPaper = async (id: string, type: string, some: { withheld?: boolean; payroll?: string } = {}) => {
  const { name: content, size } = await filesOf(server).put(Buffer.from(`%PDF-1.4 ${id}`));
  await server.inTenant('north', async (db) => {
    const createdAt = new Date();
    const type_ = 'application/pdf';
    const file = { id: `f-${id}`, content, name: `${id}.pdf`, type: type_, size, private: true, createdAt };
    await db.insertInto('file').values(file).execute();
    await addPayrollPaper(db, { id, payroll: 'oct', type, fileId: `f-${id}`, ...some });
  });
};

test('people see what was released to them, newest first, with hours, money and what waits for them', async () => {
  const cora = await as('cora');
  const { body } = await cora.get('/payrolls');
  expect(ids({ body })).toEqual(['oct', 'sep']);
  expect(body.items[0]).toMatchObject({
    number: 'L-oct',
    fromDay: '2026-10-01',
    toDay: '2026-10-31',
    status: 'released',
    minutes: 1_200,
    grossMinor: 50_000,
    netMinor: 40_000,
    currency: 'EUR',
    items: 3,
    openItems: 3,
    declinedItems: 0,
    autoAccepted: false,
    may: { sign: true, release: false, pay: false, lock: false },
  });
  expect(ids(await cora.get('/payrolls?open=true'))).toEqual(['oct']);
  expect(ids(await cora.get('/payrolls?open=false'))).toEqual(['sep']);
  expect(ids(await cora.get('/payrolls?status=paid'))).toEqual(['sep']);
  expect(ids(await cora.get('/payrolls?from=2026-10-01'))).toEqual(['oct']);
  expect(ids(await cora.get('/payrolls?to=2026-09-15'))).toEqual(['sep']);
  expect(ids(await cora.get('/payrolls?limit=1&page=2'))).toEqual(['sep']);
  expect((await cora.get('/payrolls?status=open')).status).toBe(422);
});

test('a payroll whose answer is overdue stands first', async () => {
  server.setNow(new Date('2026-11-10T09:00:00Z'));
  await server.inTenant('north', async (db) => {
    await addPayroll(db, { id: 'aug', from: '2026-08-01' });
    await db
      .updateTable('payroll')
      .set({ windowEndsAt: new Date('2026-11-05T10:00:00Z') })
      .where('id', '=', 'aug')
      .execute();
  });
  const cora = await as('cora');
  expect(ids(await cora.get('/payrolls'))).toEqual(['aug', 'oct', 'sep']);
  expect(ids(await cora.get('/payrolls?limit=1&page=2'))).toEqual(['oct']);
});

test('everybody’s are for the accountant only, drafts as well', async () => {
  const [cora, abel] = [await as('cora'), await as('abel')];
  expect(ids(await cora.get('/payrolls?all=true'))).toEqual(['oct', 'sep']);
  expect(ids(await cora.get('/payrolls?personId=person-carl'))).toEqual(['oct', 'sep']);
  expect(ids(await abel.get('/payrolls'))).toEqual([]);
  expect(ids(await abel.get('/payrolls?all=true'))).toEqual(['nov', 'his', 'oct', 'sep']);
  expect(ids(await abel.get('/payrolls?personId=person-carl'))).toEqual(['his']);
  expect(ids(await abel.get('/payrolls?all=true&status=draft'))).toEqual(['nov']);
});

test('the accountant finds payrolls by the name of their person and by number, in the file as well', async () => {
  const abel = await as('abel');
  expect(ids(await abel.get('/payrolls?all=true&q=CARL'))).toEqual(['his']);
  expect(ids(await abel.get('/payrolls?all=true&q=L-sep'))).toEqual(['sep']);
  expect(ids(await abel.get('/payrolls?all=true&q=nobody-like-this'))).toEqual([]);
  const { text } = await abel.get('/payrolls/export?all=true&q=carl&language=en');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(ids(await (await as('cora')).get('/payrolls?all=true&q=carl'))).toEqual([]);
});

test('a payroll is found by id and by number, with what its signature would confirm', async () => {
  const cora = await as('cora');
  for (const key of ['oct', 'L-oct']) {
    expect((await cora.get(`/payrolls/${key}`)).body).toMatchObject({
      id: 'oct',
      toSign: { items: 3, minutes: 1_200, text: 'I confirm 3 items, 20:00 h' },
      signedText: '',
      documentList: [],
      kinds: [
        { kind: 'hour', items: 2, paidMinutes: 1_200, amountMinor: 40_000 },
        { kind: 'other', items: 1, paidMinutes: 0, amountMinor: 10_000 },
      ],
    });
  }
});

test('a foreign payroll, a draft and none at all are the same, on every way to them', async () => {
  const cora = await as('cora');
  for (const way of ['', '/items', '/download', '/activities']) {
    const answers = await Promise.all(['his', 'nov', 'none'].map((id) => cora.get(`/payrolls/${id}${way}`)));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'not_found']),
    );
  }
  for (const way of ['', '/activities']) {
    for (const id of ['his-1', 'nov-1', 'none']) {
      expect((await cora.get(`/payrollItems/${id}${way}`)).status).toBe(404);
    }
  }
  expect((await cora.post('/payrolls/his/activities', { body: 'Hello' })).status).toBe(404);
  expect((await cora.post('/payrollItems/his-1/activities', { body: 'Hello' })).status).toBe(404);
});

test('items tell their job and their planned, checked, approved and paid times', async () => {
  const cora = await as('cora');
  const { body } = await cora.get('/payrolls/oct/items');
  expect(ids({ body })).toEqual(['oct-1', 'oct-2', 'oct-3']);
  expect(body.items[0]).toMatchObject({
    caption: 'Load-in',
    job: {
      project: { name: 'A long night at the opera' },
      crew: { name: 'Load-in' },
      startsAt: '2026-11-21T08:00:00+01:00',
    },
    plannedMinutes: 600,
    checkedMinutes: 615,
    approvedMinutes: 600,
    paidMinutes: 600,
    amountMinor: 20_000,
    currency: 'EUR',
    status: 'open',
    may: { confirm: true, decline: true, answer: false, correct: false },
  });
  expect(body.items[2].job).toBeNull();
  expect((await cora.get('/payrolls/oct/items?status=declined')).body.total).toBe(0);
  expect((await cora.get('/payrollItems/oct-2')).body).toMatchObject({
    id: 'oct-2',
    payroll: { number: 'L-oct' },
  });
});

test('a note stands in the history, with who wrote it', async () => {
  const cora = await as('cora');
  const { body } = await cora.post('/payrolls/oct/activities', { body: 'Where are my kilometres?' });
  expect(body).toMatchObject({
    type: 'LOG',
    caption: 'note',
    actor: { id: 'person-cora' },
    parameters: null,
  });
  await cora.post('/payrollItems/oct-1/activities', { caption: 'Break', body: 'It was longer.' });
  const abel = await as('abel');
  expect((await abel.get('/payrolls/oct/activities')).body.items).toMatchObject([
    { body: 'Where are my kilometres?' },
  ]);
  expect((await abel.get('/payrollItems/oct-1/activities')).body.items).toMatchObject([
    { caption: 'Break', body: 'It was longer.' },
  ]);
  const long = await cora.post('/payrolls/oct/activities', { body: 'x'.repeat(1_001) });
  expect(long.body.fields).toMatchObject([{ path: 'body', code: 'too_long' }]);
});

test('a payroll is downloaded as PDF, with the session cookie only', async () => {
  const { token, client } = await signIn(server, 'cora');
  const answer = await client.get('/payrolls/oct/download');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="L-oct.pdf"; filename*=UTF-8''L-oct.pdf`,
  );
  expect(answer.text.startsWith('%PDF-')).toBe(true);
  const bare = server.client(undefined, { authorization: `Bearer ${token}` });
  expect((await bare.get('/payrolls/oct/download')).status).toBe(401);
});

test('what came with a payroll is downloaded by its type, and withheld papers are not there', async () => {
  await addPaper('slip', 'Allowance');
  await addPaper('secret', 'PayrollDetails', { withheld: true });
  const [cora, abel] = [await as('cora'), await as('abel')];
  expect((await cora.get('/payrolls/oct/download?documentType=Allowance')).text).toBe('%PDF-1.4 slip');
  expect((await cora.get('/payrolls/oct/download?documentType=Payroll')).status).toBe(200);
  expect((await cora.get('/payrolls/oct/download?documentType=PayrollDetails')).status).toBe(404);
  expect((await abel.get('/payrolls/oct/download?documentType=PayrollDetails')).status).toBe(200);
  expect(ids({ body: { items: (await cora.get('/payrolls/oct')).body.documentList } })).toEqual(['slip']);
  expect(ids({ body: { items: (await abel.get('/payrolls/oct')).body.documentList } })).toEqual([
    'secret',
    'slip',
  ]);
});

test('payroll documents are listed by type, without the withheld ones and those of drafts', async () => {
  await addPaper('slip', 'Allowance');
  await addPaper('main', 'Payroll');
  await addPaper('other', 'Contract');
  await addPaper('early', 'Payroll', { payroll: 'nov' });
  await addPaper('secret', 'Payroll', { withheld: true });
  const { client: cora, cookie } = await signIn(server, 'cora');
  const list = await cora.get('/payrollDocuments');
  expect(ids(list)).toEqual(['main', 'slip']);
  expect(list.body.items[0]).toMatchObject({ type: { id: 'Payroll' }, payroll: { number: 'L-oct' } });
  expect(ids(await cora.get('/payrollDocuments?types=Allowance, PayrollDetails'))).toEqual(['slip']);
  expect(ids(await (await as('carl')).get('/payrollDocuments'))).toEqual([]);
  const link = (await cora.get('/payrollDocuments/main/download')).body;
  const fetched = await server.app.inject({ url: link.url, headers: { host: 'north.test', cookie } });
  expect(fetched.body).toBe('%PDF-1.4 main');
  for (const id of ['secret', 'early', 'other', 'none']) {
    if (id === 'other') continue;
    expect((await cora.get(`/payrollDocuments/${id}/download`)).status).toBe(404);
  }
  expect((await (await as('carl')).get('/payrollDocuments/main/download')).status).toBe(404);
  expect((await (await as('abel')).get('/payrollDocuments/secret/download')).status).toBe(200);
});

test('without the right, and with a limited login, there is no payroll', async () => {
  expect((await (await as('ada')).get('/payrolls')).body).toMatchObject({
    code: 'forbidden',
    params: { missing: 'payrolls' },
  });
  expect((await (await as('4711')).get('/payrolls')).status).toBe(403);
});

test('payrolls leave as a table: the own ones, everybody’s for the accountant alone', async () => {
  const rows = async (login: string, query: string) =>
    (await (await as(login)).get(`/payrolls/export?${query}`)).text.trim().split('\r\n').slice(1);
  const own = await rows('cora', 'language=fr&all=true&from=2026-10-01');
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(/^L-oct;[^;]+;2026-10-01;2026-10-31;released;20,00;500,00;400,00;EUR;2026-11-18T/);
  expect(await rows('abel', 'all=true')).toHaveLength(4);
  expect((await (await as('ada')).get('/payrolls/export')).status).toBe(403);
});
