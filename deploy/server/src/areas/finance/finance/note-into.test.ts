import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { addPayroll, addPayrollPeople } from '../../../tools/testing/fixtures/payroll.fixture.ts';
import { made } from '../../../tools/testing/fixtures/receipt.fixture.ts';
import type { Db } from '#platform/db/tables.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addPayrollPeople(db);
      await addReceiptRights(db);
      await addPayroll(db, { id: 'oct' });
      await addPayroll(db, { id: 'nov', from: '2026-11-01', status: 'draft' });
      await addPayroll(db, { id: 'own', from: '2026-09-01', person: 'person-bert' });
    });
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});

/** Everybody hands receipts in; Abel accounts for them. */
async function addReceiptRights(db: Db): Promise<void> {
  await db
    .insertInto('catalogueEntry')
    .values({ list: 'receiptTypes', id: 'fuel', caption: 'Fuel', parameters: '{}', rank: 0 })
    .execute();
  const rights = ['cora', 'carl', 'abel'].flatMap((name) =>
    ['READ', 'CREATE', ...(name === 'abel' ? ['EDIT'] : [])].map((permission) => ({
      loginId: `login-${name}`,
      rightName: 'receipts',
      permission,
    })),
  );
  await db.insertInto('loginRight').values(rights).execute();
}

const as = async (login: string) => (await signIn(server, login)).client;
const notifications = () =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('notification')
      .select(['personId', 'kind', 'params', 'subjectKind', 'subjectId'])
      .execute(),
  );
const note = async (login: string, path: string, body = 'Where are my kilometres?') =>
  (await as(login)).post(`${path}/activities`, { body });

/** A receipt of Cora in this state. */
async function receipt(status: 'draft' | 'submitted' | 'approved', decidedBy: string | null = null) {
  const { id, number } = await made(await as('cora'));
  await server.inTenant('north', (db) =>
    db.updateTable('receipt').set({ status, decidedBy }).where('id', '=', id).execute(),
  );
  return { id, number };
}

test('a note of the person is told to one accountant: who released the payroll', async () => {
  expect((await note('cora', '/payrolls/oct')).status).toBe(200);
  expect(await notifications()).toEqual([
    {
      personId: 'person-bert',
      kind: 'payrollNoted',
      params: { person: expect.any(String), number: 'L-oct' },
      subjectKind: 'payroll',
      subjectId: 'oct',
    },
  ]);
});

test('who released it and accounts no more is left out: another accountant is told', async () => {
  await server.inTenant('north', (db) =>
    db.updateTable('login').set({ blocked: true }).where('name', '=', 'bert').execute(),
  );
  await note('cora', '/payrollItems/oct-1', 'It was longer.');
  expect(await notifications()).toMatchObject([
    {
      personId: 'person-abel',
      kind: 'payrollNoted',
      params: { number: 'L-oct', caption: 'Load-in' },
      subjectKind: 'payrollItem',
      subjectId: 'oct-1',
    },
  ]);
});

test('a note of the accountant is told to the person', async () => {
  await note('abel', '/payrollItems/oct-2');
  expect(await notifications()).toMatchObject([{ personId: 'person-cora', kind: 'payrollNoted' }]);
});

test('an accountant who notes something about the own payroll tells another one', async () => {
  await note('bert', '/payrolls/own');
  expect(await notifications()).toMatchObject([{ personId: 'person-abel' }]);
});

test('of a draft nobody is told, for only one side sees it', async () => {
  expect((await note('abel', '/payrolls/nov')).status).toBe(200);
  expect((await note('abel', '/payrollItems/nov-1')).status).toBe(200);
  const { number } = await receipt('draft');
  expect((await note('cora', `/receipts/${number}`)).status).toBe(200);
  expect(await notifications()).toEqual([]);
});

test('a note on a receipt is told to who decided it, or else to who may', async () => {
  const waiting = await receipt('submitted');
  await note('cora', `/receipts/${waiting.number}`);
  const decided = await receipt('approved', 'person-abel');
  await note('abel', `/receipts/${decided.number}`, 'Whose car?');
  expect(await notifications()).toMatchObject([
    {
      personId: 'person-abel',
      kind: 'receiptNoted',
      params: { number: waiting.number, merchant: 'Gas station' },
      subjectKind: 'receipt',
      subjectId: waiting.id,
    },
    { personId: 'person-cora', kind: 'receiptNoted' },
  ]);
});

test('a note that is sent twice is one, and told once', async () => {
  const cora = await as('cora');
  const headers = { 'idempotency-key': 'note-of-october' };
  for (const _ of [1, 2]) await cora.post('/payrolls/oct/activities', { body: 'Hello' }, { headers });
  expect((await cora.get('/payrolls/oct/activities')).body.total).toBe(1);
  expect(await notifications()).toHaveLength(1);
});

test('who does not see it writes nothing, and nobody is told', async () => {
  for (const path of ['/payrolls/oct', '/payrollItems/oct-1', '/payrolls/nov'])
    expect((await note('carl', path)).status).toBe(404);
  const { number } = await receipt('draft');
  for (const login of ['carl', 'abel']) expect((await note(login, `/receipts/${number}`)).status).toBe(404);
  const empty = await note('cora', '/payrolls/oct', '  ');
  expect(empty.body.fields).toMatchObject([{ path: 'body', code: 'required' }]);
  expect(await notifications()).toEqual([]);
});
