import { plantContract, planningServer } from '../../../tools/testing/fixtures/planning.fixture.ts';
import type { Db } from '#platform/db/tables.ts';
import { plantCrew, plantItem } from '../../../tools/testing/database/plant.db.ts';

const hours = (from: string, until: string) => ({
  checkedFrom: new Date(`${from}Z`),
  checkedUntil: new Date(`${until}Z`),
});

/** A day of work that somebody has checked out of, approved or not. */
async function plantWork(db: Db, day: string, approved: number | null): Promise<void> {
  const crew = await plantCrew(db, { startDate: day });
  const item = await plantItem(db, { crewId: crew.id, personId: 'person-anna', status: 'done' });
  await db
    .insertInto('crewCheck')
    .values({
      id: `check-${day}`,
      crewItemId: item.id,
      crewId: crew.id,
      personId: 'person-anna',
      plannedFrom: new Date(`${day}T07:00:00Z`),
      plannedUntil: new Date(`${day}T17:00:00Z`),
      ...hours(`${day}T07:00:00`, `${day}T17:00:00`),
      state: 'out',
      approvedMinutes: approved,
    })
    .execute();
}

const server = planningServer(async (db) => {
  await plantContract(db, 'person-anna', { from: '2026-11-02' });
  await db
    .insertInto('staffContractVersion')
    .values({
      id: 'less',
      contractId: 'contract-person-anna-2026-11-02',
      validFrom: '2026-12-01',
      weekdayMinutes: [480, 480, 480, 0, 0, 0, 0],
      daysPerWeek: 3,
      vacationDays: 25,
      currency: 'EUR',
    })
    .execute();
  await plantWork(db, '2026-11-03', 540);
  await plantWork(db, '2026-11-04', null);
});
const id = 'contract-person-anna-2026-11-02';
/** Monday 2 to Tuesday 17 November ask for twelve days. */
const quotaToDate = 12 * 480;
/** Ten hours on site, of which 45 minutes were a break that nobody has recorded. */
const provisional = 600 - 45;

test('somebody sees the own contracts, the office everybody’s', async () => {
  await server.north((db) => plantContract(db, 'person-bram', { from: '2025-01-01', until: '2025-12-31' }));
  const own = (await (await server.as('anna')).get('/staffContracts')).body;
  expect(own).toMatchObject({ total: 1, items: [{ id, state: 'valid', documents: 0, toSign: 0 }] });
  const otto = await server.as('otto');
  expect((await otto.get('/staffContracts')).body.total).toBe(2);
  expect((await otto.get('/staffContracts?personId=person-bram')).body.items).toMatchObject([
    { state: 'ended' },
  ]);
  expect((await (await server.as('pia')).get('/staffContracts')).body.code).toBe('forbidden');
});

test('a contract tells what it says from which day on', async () => {
  const { body } = await (await server.as('anna')).get(`/staffContracts/${id}`);
  expect(body.terms).toMatchObject([
    { validFrom: '2026-12-01', validUntil: null, valid: false, weekMinutes: 1_440, daysPerWeek: 3 },
    { validFrom: '2026-11-02', validUntil: '2026-11-30', valid: true, weekMinutes: 2_400, vacationDays: 25 },
  ]);
});

test('a contract of somebody else, with its documents, is not there', async () => {
  const bram = await server.as('bram');
  for (const path of [id, `${id}/documents`, 'nothing', 'nothing/documents'])
    expect((await bram.get(`/staffContracts/${path}`)).body.code).toBe('not_found');
  expect((await bram.get('/contractFigures?personId=person-anna')).status).toBe(404);
  expect((await bram.get('/timeAccountLines?personId=person-anna')).status).toBe(404);
});

test('documents of a contract, those to sign first, without drafts', async () => {
  await server.north(async (db) => {
    await db.insertInto('documentType').values({ id: 'contract', caption: 'Contract' }).execute();
    for (const [name, status] of [
      ['old', 'signed'],
      ['new', 'readyToSign'],
      ['not yet', 'draft'],
    ] as const) {
      await db
        .insertInto('document')
        .values({
          id: name,
          number: name,
          name,
          typeId: 'contract',
          status,
          allowSignatories: true,
          createdAt: new Date(),
        })
        .execute();
      const link = { documentId: name, subjectKind: 'staffContract' as const, subjectId: id };
      await db.insertInto('documentLink').values(link).execute();
    }
    await db
      .insertInto('signatory')
      .values({
        id: 's',
        documentId: 'new',
        personId: 'person-anna',
        contactNumber: 'C-anna',
        name: 'Anna',
        email: 'a@b.example',
        step: 1,
        status: 'readyToSign' as const,
      })
      .execute();
  });
  const anna = await server.as('anna');
  const { items } = (await anna.get(`/staffContracts/${id}/documents`)).body;
  expect(items.map((one: { name: string; toSign: boolean }) => [one.name, one.toSign])).toEqual([
    ['new', true],
    ['old', false],
  ]);
  expect((await anna.get('/staffContracts')).body.items).toMatchObject([{ toSign: 1 }]);
});

test('the figures of a month: quota, worked, planned, time account, forecast and vacation', async () => {
  await server.north(async (db) => {
    const crew = await plantCrew(db, { startDate: '2026-11-20' });
    await plantItem(db, { crewId: crew.id, personId: 'person-anna', status: 'requested' });
  });
  const { body } = await (await server.as('anna')).get('/contractFigures');
  const account = 540 + provisional - quotaToDate;
  expect(body).toMatchObject({
    month: '2026-11-01',
    quota: 21 * 480,
    worked: 540 + provisional,
    provisional: true,
    planned: provisional,
    timeAccount: account,
    forecast: account + provisional - 9 * 480,
    vacation: { year: 2026, entitlement: 3.5, left: 3.5, taken: 0, pending: 0 },
  });
});

test('the lines of an account make its sum', async () => {
  const { body } = await (await server.as('anna')).get('/timeAccountLines');
  expect(body.lines).toHaveLength(17);
  expect(body.lines[3]).toMatchObject({
    day: '2026-11-04',
    worked: provisional,
    provisional: true,
    balance: provisional - 480,
  });
  const sum = body.lines.reduce((total: number, line: { balance: number }) => total + line.balance, 0);
  expect([body.before, body.before + sum]).toEqual([0, body.after]);
  expect(body.may).toEqual({ lock: false, unlock: false, book: false });
});

test('a locked month stays as it was, and is mended by a booking of today', async () => {
  server.setNow(new Date('2026-12-02T08:00:00Z'));
  const otto = await server.as('otto');
  const anna = await server.as('anna');
  const before = (await anna.get('/timeAccountLines?month=2026-11-01')).body.after;
  const lock = { personId: 'person-anna', month: '2026-11-15' };
  const { body } = await otto.post('/monthLocks', lock);
  expect(body).toMatchObject({ month: '2026-11-01', quota: 21 * 480, worked: 540 + provisional, credit: 0 });
  expect((await otto.post('/monthLocks', lock)).body).toMatchObject({ status: 423, code: 'month_locked' });
  expect((await otto.post('/monthLocks', { ...lock, month: '2026-12-01' })).body.code).toBe('too_early');
  await server.north((db) => db.updateTable('crewCheck').set({ approvedMinutes: 60 }).execute());
  const locked = (await anna.get('/timeAccountLines?month=2026-11-01')).body;
  expect(locked).toMatchObject({ locked: true, after: before });
  const account = (await anna.get('/contractFigures')).body.timeAccount;
  const booking = { personId: 'person-anna', minutes: -90, reason: 'The fourth was wrong' };
  const booked = (await otto.post('/timeBookings', booking)).body;
  expect(booked).toMatchObject({ day: '2026-12-02', minutes: -90, timeAccount: account - 90 });
  expect((await anna.get('/timeAccountLines')).body.bookings).toMatchObject([
    { minutes: -90, kind: 'manual', reason: 'The fourth was wrong', by: "Zoë D'otto" },
  ]);
});

describe('a closed month', () => {
  const november = '2026-11-01';
  const reason = 'The fourth was wrong';
  beforeEach(async () => {
    server.setNow(new Date('2026-12-02T08:00:00Z'));
    const lock = { personId: 'person-anna', month: november };
    await (await server.as('otto')).post('/monthLocks', lock);
  });
  const may = async (who: string) =>
    (await (await server.as(who)).get(`/timeAccountLines?personId=person-anna&month=${november}`)).body.may;

  test('is opened again with a reason, and counts as its days are then', async () => {
    const otto = await server.as('otto');
    expect(await may('otto')).toEqual({ lock: false, unlock: true, book: true });
    expect((await otto.post('/monthLocks/open', { personId: 'person-anna', month: november })).status).toBe(
      422,
    );
    const opened = await otto.post('/monthLocks/open', {
      personId: 'person-anna',
      month: '2026-11-09',
      reason,
    });
    expect(opened.body).toEqual({ personId: 'person-anna', month: november });
    await server.north((db) => db.updateTable('crewCheck').set({ approvedMinutes: 60 }).execute());
    expect(await may('otto')).toEqual({ lock: true, unlock: false, book: true });
    expect((await otto.get(`/monthLocks?month=${november}`)).body.items).toMatchObject([
      {
        personId: 'person-anna',
        worked: 120,
        quota: 21 * 480,
        openDays: 0,
        lockedAt: null,
        may: { lock: true },
      },
    ]);
    const again = await otto.post('/monthLocks/open', { personId: 'person-anna', month: november, reason });
    expect([again.status, again.body.code, again.body.params]).toEqual([
      409,
      'wrong_state',
      { state: 'open' },
    ]);
    const activities = await server.north((db) =>
      db.selectFrom('activity').select('reason').where('caption', '=', 'month_opened').execute(),
    );
    expect(activities).toEqual([{ reason }]);
  });

  test('is closed for several people at once, and who cannot be is named', async () => {
    const otto = await server.as('otto');
    await otto.post('/monthLocks/open', { personId: 'person-anna', month: november, reason });
    const { body } = await otto.post('/monthLocks/several', {
      month: november,
      personIds: ['person-anna', 'person-bram', 'person-anna', 'nobody'],
    });
    expect(body.results).toEqual([
      { personId: 'nobody', problem: 'not_found' },
      { personId: 'person-anna', problem: null },
      // A contract that ended the year before has no month to close.
      { personId: 'person-bram', problem: 'not_found' },
    ]);
    expect(
      (await otto.post('/monthLocks/several', { month: november, personIds: ['person-anna'] })).body.results,
    ).toEqual([{ personId: 'person-anna', problem: 'month_locked' }]);
    const early = { month: '2026-12-01', personIds: ['person-anna'] };
    expect((await otto.post('/monthLocks/several', early)).body.code).toBe('too_early');
    // Last month where none is named.
    const { items, total } = (await otto.get('/monthLocks')).body;
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        month: november,
        worked: 540 + provisional,
        openDays: 0,
        lockedAt: '2026-12-02T08:00:00.000Z',
        may: { lock: false },
      },
    ]);
  });

  test.each(['paid', 'locked'] as const)('stays closed when its payroll is %s', async (status) => {
    const id = `payroll-${status}`;
    await server.north((db) =>
      db
        .insertInto('payroll')
        .values({
          id,
          number: id,
          personId: 'person-anna',
          fromDay: november,
          toDay: '2026-11-30',
          status,
          currency: 'EUR',
          grossMinor: 0,
          netMinor: 0,
        })
        .execute(),
    );
    const otto = await server.as('otto');
    expect((await may('otto')).unlock).toBe(false);
    const refused = await otto.post('/monthLocks/open', { personId: 'person-anna', month: november, reason });
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      409,
      'wrong_state',
      { state: 'paid' },
    ]);
    await server.north((db) => db.deleteFrom('payroll').where('id', '=', id).execute());
  });
});

test('hours that are paid out are gone, and nothing is booked twice by the same key', async () => {
  const otto = await server.as('otto');
  const account = (await otto.get('/contractFigures?personId=person-anna')).body.timeAccount;
  const paid = { personId: 'person-anna', minutes: 600, kind: 'paidOut', reason: 'With the pay of November' };
  const headers = { 'idempotency-key': 'paid-once' };
  for (const _ of [1, 2])
    expect((await otto.post('/timeBookings', paid, { headers })).body.timeAccount).toBe(account - 600);
  expect((await otto.post('/timeBookings', { ...paid, minutes: -5 })).body.fields).toMatchObject([
    { path: 'minutes', code: 'too_small' },
  ]);
});

test('hours are booked on an earlier day, not in a closed month, not before the account began', async () => {
  server.setNow(new Date('2026-12-02T08:00:00Z'));
  const [otto, anna] = [await server.as('otto'), await server.as('anna')];
  const account = (await anna.get('/contractFigures')).body.timeAccount;
  const booking = { personId: 'person-anna', minutes: 60, reason: 'Drove the van' };
  const book = (day: string) => otto.post('/timeBookings', { ...booking, day });
  expect((await book('2026-11-05')).body).toMatchObject({ day: '2026-11-05', timeAccount: account + 60 });
  const november = (await anna.get('/timeAccountLines?month=2026-11-01')).body;
  expect(november.bookings).toMatchObject([{ day: '2026-11-05', minutes: 60 }]);
  expect((await book('2026-12-03')).body.fields).toEqual([
    { path: 'day', code: 'in_the_future', params: {} },
  ]);
  expect((await book('2026-11-01')).body.fields).toMatchObject([{ path: 'day', code: 'too_long_ago' }]);
  expect((await book('2026-02-30')).body.fields).toMatchObject([{ path: 'day', code: 'bad_format' }]);
  await otto.post('/monthLocks', { personId: 'person-anna', month: '2026-11-01' });
  expect((await book('2026-11-30')).body.fields).toMatchObject([{ path: 'day', code: 'month_closed' }]);
  expect((await book('2026-12-02')).body).toMatchObject({ day: '2026-12-02', timeAccount: account + 120 });
  expect((await anna.get('/timeAccountLines?month=2026-11-01')).body.bookings).toHaveLength(1);
});

test('days of vacation are carried over and booked by hand', async () => {
  const otto = await server.as('otto');
  const days = { personId: 'person-anna', year: 2026, days: 3.5, kind: 'carryOver', reason: 'Left of 2025' };
  expect((await otto.post('/vacationBookings', days)).body).toMatchObject({ days: 3.5, left: 7 });
  expect((await otto.post('/vacationBookings', { ...days, days: 0.3 })).status).toBe(422);
  const { vacation } = (await (await server.as('anna')).get('/contractFigures')).body;
  expect(vacation).toMatchObject({ carryOver: 3.5, left: 7 });
});

test('only accountants lock and book', async () => {
  const anna = await server.as('anna');
  expect((await anna.get('/monthLocks')).body.code).toBe('forbidden');
  for (const path of [
    '/monthLocks',
    '/monthLocks/several',
    '/monthLocks/open',
    '/timeBookings',
    '/vacationBookings',
  ])
    expect((await anna.post(path, {})).body.code).toBe('forbidden');
});

test.each([
  ['1999-12-01', 'too_long_ago'],
  ['9999-12-01', 'too_far_ahead'],
])('nobody asks for the figures of %s', async (month, code) => {
  const anna = await server.as('anna');
  for (const list of ['contractFigures', 'timeAccountLines'])
    expect((await anna.get(`/${list}?month=${month}`)).body.fields).toMatchObject([{ path: 'month', code }]);
});
