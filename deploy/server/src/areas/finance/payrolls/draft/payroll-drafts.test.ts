import { at, clientOf, plantSite, workTheDay } from '../../../../tools/testing/fixtures/site.fixture.ts';
import type { Db } from '#platform/db/tables.ts';
import { countStatements } from '../../../../tools/testing/database/count-statements.ts';
import { addLogin, serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { runSweep } from '../../../../tools/testing/server/run-sweep.driver.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { payrollDrafts } from './payroll-drafts.sweep.ts';

const edit: [string, string][] = [
  ['payrolls', 'READ'],
  ['payrolls', 'EDIT'],
];

/** Mia is paid by the hour, Tom a flat sum, the chief by the contract. */
async function addWork(db: Db): Promise<void> {
  await plantSite(db);
  await addLogin(db, { login: 'bert', types: ['office'], rights: edit });
  await addLogin(db, { login: 'reader', types: ['office'], rights: edit.slice(0, 1) });
  for (const login of ['mia', 'tom']) {
    const right = { loginId: `login-${login}`, rightName: 'payrolls', permission: 'READ' };
    await db.insertInto('loginRight').values(right).execute();
  }
  const paid = (id: string, payBasis: 'hour' | 'flat', payMinor: number) =>
    db.updateTable('crewItem').set({ payBasis, payMinor, currency: 'EUR' }).where('id', '=', id).execute();
  await paid('i-mia', 'hour', 2_000);
  await paid('i-tom', 'flat', 15_000);
  const contract = { id: 'c-chief', number: 'C-1', personId: 'person-chief', kind: 'hourly' as const };
  await db
    .insertInto('staffContract')
    .values({ ...contract, caption: 'Hourly', validFrom: '2026-01-01' })
    .execute();
  const version = {
    weekdayMinutes: [0, 0, 0, 0, 0, 0, 0],
    daysPerWeek: 5,
    vacationDays: 0,
    currency: 'EUR',
  };
  await db
    .insertInto('staffContractVersion')
    .values([
      { ...version, id: 'v-1', contractId: 'c-chief', validFrom: '2026-01-01', payMinor: 1_500 },
      { ...version, id: 'v-2', contractId: 'c-chief', validFrom: '2026-11-01', payMinor: 1_800 },
      { ...version, id: 'v-3', contractId: 'c-chief', validFrom: '2026-12-01', payMinor: 9_900 },
    ])
    .execute();
}
const server = serverWithPeople({ fill: () => server.inTenant('north', addWork) });
const as = (login: string) => clientOf(server, login);
const round = (time = '19:00') => runSweep(server, payrollDrafts, at(time));
const match = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

async function signOff(corrections: object[] = []): Promise<void> {
  await workTheDay(server);
  server.setNow(at('18:30'));
  const { status } = await (await as('chief')).post('/projectCrews/crew/signOff', { corrections });
  expect(status).toBe(200);
}
const drafts = async () => (await (await as('bert')).get('/payrolls?all=true&status=draft')).body.items;
const draftOf = async (login: string) =>
  (await drafts()).find((row: { person: { id: string } }) => row.person.id === `person-${login}`);
const itemsOf = async (id: string) => (await (await as('bert')).get(`/payrolls/${id}/items`)).body.items;
/** The office mends hours that are signed off. */
async function correct(item: string, until: string): Promise<void> {
  server.setNow(at('21:00'));
  const office = await as('office');
  const { version } = (await office.get(`/crewChecks/${item}`)).body;
  const body = {
    from: at('08:00').toISOString(),
    until: at(until).toISOString(),
    breakMinutes: 45,
    reason: 'Stayed',
  };
  const answer = await office.post(`/crewChecks/${item}/correct`, body, match(version));
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
}
const everything = () =>
  server.inTenant('north', async (db) => ({
    payrolls: await db.selectFrom('payroll').selectAll().orderBy('id').execute(),
    items: await db.selectFrom('payrollItem').selectAll().orderBy('id').execute(),
    history: await db.selectFrom('activity').select('id').where('category', '=', 'payroll').execute(),
  }));

test('before hours are signed off there is no payroll, after it everybody who worked has a draft', async () => {
  await workTheDay(server);
  await round();
  expect(await drafts()).toEqual([]);
  server.setNow(at('18:30'));
  await (await as('chief')).post('/projectCrews/crew/signOff', {});
  await round();
  expect(await drafts()).toHaveLength(3);
  const mia = await draftOf('mia');
  expect(mia).toMatchObject({
    fromDay: '2026-11-01',
    toDay: '2026-11-30',
    status: 'draft',
    items: 1,
    currency: 'EUR',
    grossMinor: 18_667,
    netMinor: 18_667,
    minutes: 560,
    may: { release: true },
  });
  expect(mia.number).toMatch(/^L-\d{5}$/);
  // Ten hours with the break of the law; five minutes early are checked, and paid.
  expect(await itemsOf(mia.id)).toMatchObject([
    {
      caption: 'Night at the opera · Load-in · Rigger',
      day: '2026-11-21',
      job: { crewItemId: 'i-mia', project: { id: 'project' } },
      plannedMinutes: 555,
      checkedMinutes: 560,
      approvedMinutes: 560,
      paidMinutes: 560,
      amountMinor: 18_667,
      status: 'open',
    },
  ]);
  expect((await draftOf('tom')).grossMinor).toBe(15_000);
  expect((await draftOf('chief')).grossMinor).toBe(16_800);
  expect((await (await as('mia')).get('/payrolls')).body.total).toBe(0);
});

test('run again, nothing is different', async () => {
  await signOff();
  await round();
  const before = await everything();
  await round();
  const bert = await as('bert');
  await bert.post('/payrolls/drafts', { personId: 'person-mia', month: '2026-11-10' });
  expect(await everything()).toEqual(before);
});

test('hours that are corrected later change a draft, its sums and its history', async () => {
  await signOff();
  await round();
  await correct('i-mia', '20:00');
  await round('21:01');
  const { id, grossMinor, minutes } = await draftOf('mia');
  expect([grossMinor, minutes]).toEqual([22_500, 675]);
  const history = (await (await as('bert')).get(`/payrolls/${id}/activities`)).body.items;
  expect(history.map(({ caption }: { caption: string }) => caption)).toEqual([
    'payroll_draft_followed',
    'payroll_drafted',
  ]);
});

test('what was released never changes; its history says that the hours are others', async () => {
  await signOff();
  await round();
  const bert = await as('bert');
  const { id, version } = await draftOf('mia');
  expect((await bert.post(`/payrolls/${id}/release`, undefined, match(version))).body.status).toBe(
    'released',
  );
  const [before] = await itemsOf(id);
  await correct('i-mia', '20:00');
  await round('21:01');
  const again = await (
    await as('bert')
  ).post('/payrolls/drafts', { personId: 'person-mia', month: '2026-11-01' });
  expect(again.body).toEqual({ drafts: [] });
  expect(await itemsOf(id)).toEqual([before]);
  const bertLater = await as('bert');
  expect((await bertLater.get(`/payrolls/${id}`)).body.grossMinor).toBe(18_667);
  const history = (await bertLater.get(`/payrollItems/${before.id}/activities`)).body.items;
  expect(history).toMatchObject([
    { caption: 'payroll_hours_changed', before: { approvedMinutes: 560 }, after: { approvedMinutes: 675 } },
  ]);
});

test('what is signed off after the release comes into a new draft of the month', async () => {
  await server.inTenant('north', (db) =>
    plantItem(db, {
      id: 'i-late',
      crewId: 'crew',
      personId: 'person-mia',
      startDate: '2026-11-20',
      payMinor: 2_000,
    }),
  );
  await server.inTenant('north', (db) =>
    db
      .updateTable('crewItem')
      .set({ status: 'notNeeded', previousStatus: 'confirmed' })
      .where('id', '=', 'i-late')
      .execute(),
  );
  await signOff();
  await round();
  const first = await draftOf('mia');
  await (await as('bert')).post(`/payrolls/${first.id}/release`, undefined, match(first.version));
  await server.inTenant('north', async (db) => {
    const hours = { from: at('08:00', '2026-11-20'), until: at('12:00', '2026-11-20') };
    await db.updateTable('crewItem').set({ status: 'cleared' }).where('id', '=', 'i-late').execute();
    await db
      .insertInto('crewCheck')
      .values({
        id: 'late',
        crewItemId: 'i-late',
        crewId: 'crew',
        personId: 'person-mia',
        plannedFrom: hours.from,
        plannedUntil: hours.until,
        checkedFrom: hours.from,
        checkedUntil: hours.until,
        state: 'signedOff',
        approvedMinutes: 240,
        approvedAt: at('19:00'),
      })
      .execute();
  });
  await round();
  const second = await draftOf('mia');
  expect(second.id).not.toBe(first.id);
  expect(await itemsOf(second.id)).toMatchObject([{ job: { crewItemId: 'i-late' }, paidMinutes: 240 }]);
});

test('what the accountant corrects by hand stays until the hours are others', async () => {
  await signOff();
  await round();
  const bert = await as('bert');
  const { id } = await draftOf('mia');
  const [item] = await itemsOf(id);
  await bert.post(
    `/payrollItems/${item.id}/correct`,
    { amountMinor: 20_000, reason: 'By hand' },
    match(item.version),
  );
  const ask = async () =>
    (await as('bert')).post('/payrolls/drafts', { personId: 'person-mia', month: '2026-11-21' });
  expect((await ask()).body.drafts).toMatchObject([{ id, grossMinor: 20_000 }]);
  await correct('i-mia', '20:00');
  expect((await ask()).body.drafts).toMatchObject([{ id, grossMinor: 22_500 }]);
});

test('the accountant makes a draft without waiting for the round', async () => {
  await signOff();
  const bert = await as('bert');
  const make = (some: object) =>
    bert.post('/payrolls/drafts', { personId: 'person-tom', month: '2026-11-21', ...some });
  const { body } = await make({});
  expect(body.drafts).toMatchObject([{ person: { id: 'person-tom' }, grossMinor: 15_000, status: 'draft' }]);
  expect((await make({ month: '2026-10-01' })).body).toEqual({ drafts: [] });
  expect((await make({ personId: 'nobody' })).status).toBe(404);
  expect((await make({ month: '2026-11' })).status).toBe(422);
  await server.inTenant('north', (db) =>
    db.updateTable('person').set({ kind: 'supplier' }).where('id', '=', 'person-chief').execute(),
  );
  expect((await make({ personId: 'person-chief' })).status).toBe(404);
  await round();
  expect(await drafts()).toHaveLength(2);
  for (const login of ['reader', 'mia', 'planner']) {
    const client = await as(login);
    const refused = await client.post('/payrolls/drafts', { personId: 'person-tom', month: '2026-11-21' });
    expect([login, refused.status]).toEqual([login, 403]);
  }
});

describe('work that neither a rate nor a contract pays', () => {
  const forget = () =>
    server.inTenant('north', (db) =>
      db.updateTable('crewItem').set({ payMinor: null }).where('id', 'in', ['i-mia', 'i-tom']).execute(),
    );
  const make = async (some: object = {}) =>
    (await as('bert')).post('/payrolls/drafts', { month: '2026-11-21', ...some });

  test('stops the draft, with everybody it is about', async () => {
    await forget();
    await signOff();
    const { status, body } = await make();
    expect([status, body.code, body.params.count]).toEqual([409, 'pay_missing', 2]);
    expect(body.params.people).toMatch(/^\S.+, \S.+$/);
    const list = (await (await as('bert')).get('/payrolls/unpaid?month=2026-11-01')).body;
    expect(list.items).toMatchObject([
      { person: { id: 'person-mia' }, minutes: 560, positions: [{ crewItemId: 'i-mia', minutes: 560 }] },
      { person: { id: 'person-tom' }, positions: [{ crewItemId: 'i-tom', day: '2026-11-21' }] },
    ]);
    expect((await make({ personId: 'person-mia' })).body.code).toBe('pay_missing');
    expect((await (await as('reader')).get('/payrolls/unpaid?month=2026-11-01')).status).toBe(403);
    expect(await drafts()).toEqual([]);
    expect((await make({ personId: 'person-chief' })).body.drafts).toHaveLength(1);
  });

  test('is read for everybody by as many statements as for one person', async () => {
    await forget();
    await signOff();
    const bert = await as('bert');
    const statements = () =>
      countStatements(server.database, () => bert.get('/payrolls/unpaid?month=2026-11-01'));
    const ofThree = await statements();
    await server.inTenant('north', (db) =>
      db.updateTable('crewCheck').set({ state: 'out' }).where('personId', '<>', 'person-mia').execute(),
    );
    expect(await statements()).toBe(ofThree);
  });

  test('goes onto a draft with a rate, or when the accountant takes it knowingly', async () => {
    await forget();
    await signOff();
    await server.inTenant('north', (db) =>
      db.updateTable('crewItem').set({ payMinor: 0 }).where('id', '=', 'i-tom').execute(),
    );
    expect((await make()).body).toMatchObject({ code: 'pay_missing', params: { count: 1 } });
    const { body } = await make({ withUnpaid: true });
    expect(body.drafts).toHaveLength(3);
    expect((await draftOf('mia')).grossMinor).toBe(0);
    expect((await (await as('bert')).get('/payrolls/unpaid?month=2026-11-01')).body.total).toBe(0);
    expect((await make()).status).toBe(200);
  });

  test('makes no draft by itself, but one to-do for whoever accounts', async () => {
    await forget();
    await signOff();
    await round();
    expect(await drafts()).toHaveLength(1);
    await correct('i-mia', '20:00');
    await round('21:01');
    const bert = await as('bert');
    const todos = (await bert.get('/todos')).body.items;
    expect(todos).toMatchObject([
      { type: 'TODO_PAYROLL_ITEM', caption: 'payroll_pay_missing', body: '2026-11', may: { finish: true } },
      { type: 'TODO_PAYROLL_ITEM', caption: 'payroll_pay_missing', person: {} },
    ]);
  });
});
