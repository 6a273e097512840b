import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { addPayroll, addPayrollPeople } from '../../../../tools/testing/fixtures/payroll.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addPayrollPeople(db);
      await addPayroll(db, { id: 'oct' });
      await addPayroll(db, { id: 'nov', from: '2026-11-01', status: 'draft' });
      await addPayroll(db, { id: 'his', person: 'person-carl', status: 'draft' });
      await addPayroll(db, { id: 'old', from: '2026-08-01', status: 'locked' });
      await addPayroll(db, { id: 'bare', from: '2026-07-01', status: 'draft' });
      await db.deleteFrom('payrollItem').where('payrollId', '=', 'bare').execute();
    });
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});
const as = async (login: string) => (await signIn(server, login)).client;
type Result = { id: string; problem: string | null; payroll: { status: string; version: number } | null };
const release = async (payrolls: { id: string; version: number }[], login = 'abel') =>
  (await as(login)).post('/payrolls/release', { payrolls });
const said = ({ body }: Awaited<ReturnType<typeof release>>) =>
  Object.fromEntries(
    body.results.map(({ id, problem, payroll }: Result) => [id, problem ?? payroll?.status ?? null]),
  );
const notifications = () =>
  server.inTenant('north', (db) =>
    db.selectFrom('notification').select(['personId', 'kind']).orderBy('personId').execute(),
  );

test('drafts are released together, and each of their people is told', async () => {
  const answer = await release([
    { id: 'nov', version: 1 },
    { id: 'his', version: 1 },
  ]);
  expect(said(answer)).toEqual({ nov: 'released', his: 'released' });
  expect(await notifications()).toEqual([
    { personId: 'person-carl', kind: 'payrollReleased' },
    { personId: 'person-cora', kind: 'payrollReleased' },
  ]);
  const abel = await as('abel');
  const { items } = (await abel.get('/payrolls/nov/activities')).body;
  expect(items).toMatchObject([{ caption: 'payroll_released', before: { status: 'draft' } }]);
  expect((await (await as('cora')).get('/payrolls/nov')).body).toMatchObject({
    status: 'released',
    windowEndsAt: '2026-11-25T23:00:00.000Z',
  });
});

test('a payroll that cannot be released says why and stops none of the others', async () => {
  const answer = await release([
    { id: 'none', version: 1 },
    { id: 'oct', version: 1 },
    { id: 'old', version: 1 },
    { id: 'bare', version: 1 },
    { id: 'nov', version: 7 },
    { id: 'his', version: 1 },
    { id: 'his', version: 1 },
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body.results).toHaveLength(7);
  expect(said(answer)).toEqual({
    none: 'not_found',
    oct: 'wrong_state',
    old: 'month_locked',
    bare: 'wrong_state',
    nov: 'conflict',
    his: 'wrong_state',
  });
  const abel = await as('abel');
  expect((await abel.get('/payrolls/his')).body.status).toBe('released');
  expect((await abel.get('/payrolls/nov')).body).toMatchObject({ status: 'draft', version: 1 });
  expect(await notifications()).toEqual([{ personId: 'person-carl', kind: 'payrollReleased' }]);
});

test('only accountants release, and between one and 200 at a time', async () => {
  expect((await release([{ id: 'nov', version: 1 }], 'cora')).status).toBe(403);
  expect((await release([])).status).toBe(422);
  const many = Array.from({ length: 201 }, (_, index) => ({ id: `p-${index}`, version: 1 }));
  expect((await release(many)).status).toBe(422);
});

test('the list says how many items have an amount of 0', async () => {
  await server.inTenant('north', (db) =>
    db.updateTable('payrollItem').set({ amountMinor: 0 }).where('id', '=', 'nov-3').execute(),
  );
  const { items } = (await (await as('abel')).get('/payrolls?all=true&status=draft')).body;
  expect(items.map(({ id, zeroItems }: { id: string; zeroItems: number }) => [id, zeroItems]).sort()).toEqual(
    [
      ['bare', 0],
      ['his', 0],
      ['nov', 1],
    ],
  );
});
