import { json } from '#platform/db/tables.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { addPayroll, addPayrollPeople } from '../../../../tools/testing/fixtures/payroll.fixture.ts';

const ends = new Date('2026-11-23T10:00:00Z');
const hour = 3_600_000;
const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addPayrollPeople(db);
      await addPayroll(db, { id: 'oct' });
      await addPayroll(db, { id: 'his', person: 'person-carl', status: 'confirmed' });
    });
  },
});
const roundAt = async (at: number) => {
  server.setNow(new Date(ends.getTime() + at));
  await server.inTenant('north', (db) => server.jobs.within(db, 'north').send('round', {}));
  await server.jobs.drain();
};
const notified = () =>
  server.inTenant('north', (db) => db.selectFrom('notification').select(['personId', 'kind']).execute());
const payroll = async () => (await (await signIn(server, 'cora')).client.get('/payrolls/oct')).body;

test('a day before its window ends the person is told, once', async () => {
  await roundAt(-25 * hour);
  expect(await notified()).toEqual([]);
  await roundAt(-23 * hour);
  await roundAt(-22 * hour);
  expect(await notified()).toEqual([{ personId: 'person-cora', kind: 'payrollWindowEnds' }]);
  expect((await payroll()).version).toBe(1);
});

test('an ended window changes nothing where the tenant has not decided so', async () => {
  await roundAt(hour);
  expect(await payroll()).toMatchObject({ status: 'released', openItems: 3, autoAccepted: false });
});

test('where the tenant accepts automatically, it is done at the end, once, and labelled', async () => {
  await server.inTenant('north', (db) =>
    db
      .updateTable('tenantSetting')
      .set({ rules: json({ payrollAutoAccept: true }) })
      .execute(),
  );
  await roundAt(-hour);
  expect((await payroll()).status).toBe('released');
  await roundAt(0);
  await roundAt(hour);
  expect(await payroll()).toMatchObject({
    status: 'confirmed',
    openItems: 0,
    autoAccepted: true,
    version: 2,
  });
  const { client } = await signIn(server, 'cora');
  expect((await client.get('/payrolls/oct/activities')).body.items).toMatchObject([
    { caption: 'payroll_auto_accepted', actor: null, after: { status: 'confirmed', confirmed: 3 } },
  ]);
});
