import {
  captionsOf,
  openTodos,
  plantContract,
  planningServer,
  notifiedKinds,
} from '../../../../tools/testing/fixtures/planning.fixture.ts';
import { plantCrew, plantItem, plantProject } from '../../../../tools/testing/database/plant.db.ts';
import type { Client } from '../../../../tools/testing/server/client.ts';

const server = planningServer(async (db) => {
  await plantContract(db, 'person-anna');
  const crew = { id: 'crew-of-pia', kind: 'membership' as const, name: 'Vienna', plannerId: 'person-pia' };
  await db.insertInto('plannerCrew').values(crew).execute();
  await db
    .insertInto('plannerCrewMembership')
    .values({ id: 'm-1', plannerCrewId: crew.id, personId: 'person-anna', since: '2026-01-01' })
    .execute();
  await db.updateTable('tenantSetting').set({ regionId: 'AT-9' }).execute();
  await db
    .insertInto('bankHoliday')
    .values({ regionId: 'AT-9', day: '2026-12-08', caption: 'Mariä Empfängnis' })
    .execute();
});
/** Two weeks with two weekends and a bank holiday, the last day until noon: eight and a half days. */
const twoWeeks = { from: '2026-11-30', to: '2026-12-11', lastHalf: true, comment: 'Grandmother is 90' };
const match = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const requested = async (anna: Client, some: object = twoWeeks) =>
  (await anna.post('/vacationRequests', some)).body;
const left = async (anna: Client) => (await anna.get('/contractFigures')).body.vacation;

const plantJob = (day: string) =>
  server.north(async (db) => {
    const project = await plantProject(db, { name: 'Gala', plannerId: 'person-pia' });
    const crew = await plantCrew(db, { projectId: project.id, startDate: day });
    return plantItem(db, { crewId: crew.id, personId: 'person-anna' });
  });

test('before it is sent it says what it counts, what is left and which jobs are in the way', async () => {
  await plantJob('2026-12-01');
  const anna = await server.as('anna');
  const { body } = await anna.get('/vacationRequests/preview?from=2026-11-30&to=2026-12-11&lastHalf=true');
  expect(body).toMatchObject({
    days: 8.5,
    weekends: 1,
    bankHolidays: 1,
    left: 25,
    leftAfter: 16.5,
    refusal: null,
  });
  expect(body.clashes).toMatchObject([{ projectName: 'Gala', day: '2026-12-01', status: 'confirmed' }]);
  const weekend = await anna.get('/vacationRequests/preview?from=2026-11-21&to=2026-11-22');
  expect(weekend.body).toMatchObject({ days: 0, refusal: { path: 'from', code: 'no_days' } });
});

test('a request is sent with jobs in its way, and the planner hears of it', async () => {
  await plantJob('2026-12-01');
  const anna = await server.as('anna');
  const body = await requested(anna);
  expect(body).toMatchObject({
    status: 'requested',
    days: 8.5,
    version: 1,
    clashes: [{ projectName: 'Gala' }],
  });
  expect(body.may).toEqual({
    withdraw: true,
    requestCancel: false,
    approve: false,
    refuse: false,
    cancel: false,
  });
  expect(await left(anna)).toMatchObject({ left: 25, pending: 8.5 });
  await server.north(async (db) => {
    expect(await notifiedKinds(db, 'person-pia')).toEqual(['vacationRequested']);
    expect(await openTodos(db)).toMatchObject([
      { caption: 'vacation_requested', to: 'person-pia', due: '2026-11-19' },
    ]);
  });
});

test('sent twice it is one', async () => {
  const anna = await server.as('anna');
  const headers = { 'idempotency-key': 'vacation-once' };
  for (const _ of [1, 2])
    expect((await anna.post('/vacationRequests', twoWeeks, { headers })).status).toBe(200);
  expect((await anna.get('/vacationRequests')).body.total).toBe(1);
});

test.each([
  ['on days that are asked for already', { from: '2026-12-11', to: '2026-12-14' }, 'overlaps'],
  ['that ends before it begins', { from: '2026-12-20', to: '2026-12-19' }, 'end_before_start'],
  ['that has begun', { from: '2026-11-17', to: '2026-11-20' }, 'in_the_past'],
  ['of a weekend', { from: '2026-11-21', to: '2026-11-22' }, 'no_days'],
  ['more than a year ahead', { from: '2027-11-15', to: '2027-11-19' }, 'too_far_ahead'],
  ['of more days than are left', { from: '2027-01-04', to: '2027-02-12' }, 'not_enough_left'],
])('a request %s is refused', async (_, wanted, code) => {
  const anna = await server.as('anna');
  await requested(anna);
  const answer = await anna.post('/vacationRequests', wanted);
  expect([answer.status, answer.body.fields[0].code]).toEqual([422, code]);
});

test('unpaid days take nothing from the account', async () => {
  const anna = await server.as('anna');
  const long = { from: '2027-01-04', to: '2027-02-12', kind: 'unpaid' };
  expect(await requested(anna, long)).toMatchObject({ status: 'requested', days: 30 });
});

test('approved it is taken from the account, its to-do is done, and the person is told', async () => {
  const anna = await server.as('anna');
  const { id } = await requested(anna);
  const pia = await server.as('pia');
  const [seen] = (await pia.get('/vacationRequests?whose=all&status=requested')).body.items;
  expect(seen).toMatchObject({ id, may: { approve: true, refuse: true, cancel: false } });
  expect((await pia.post(`/vacationRequests/${id}/approve`, {})).body.code).toBe('precondition_required');
  const { body } = await pia.post(`/vacationRequests/${id}/approve`, {}, match(1));
  expect(body).toMatchObject({ status: 'approved', decidedBy: "Zoë D'pia", version: 2 });
  expect((await pia.post(`/vacationRequests/${id}/approve`, {}, match(1))).body.code).toBe('conflict');
  expect((await pia.post(`/vacationRequests/${id}/refuse`, { reason: 'x' }, match(2))).body.code).toBe(
    'wrong_state',
  );
  expect(await left(anna)).toMatchObject({ left: 16.5, approvedFuture: 8.5, pending: 0 });
  await server.north(async (db) => {
    expect(await notifiedKinds(db, 'person-anna')).toEqual(['vacationApproved']);
    expect(await openTodos(db)).toEqual([]);
    expect(await captionsOf(db, 'absence')).toEqual(['vacation_requested', 'vacation_approved']);
  });
});

test('refused it says why, and nothing is taken', async () => {
  const anna = await server.as('anna');
  const { id } = await requested(anna);
  const pia = await server.as('pia');
  expect(
    (await pia.post(`/vacationRequests/${id}/refuse`, { reason: ' ' }, match(1))).body.fields,
  ).toMatchObject([{ path: 'reason', code: 'required' }]);
  const { body } = await pia.post(`/vacationRequests/${id}/refuse`, { reason: 'The fair' }, match(1));
  expect(body).toMatchObject({ status: 'refused', reason: 'The fair' });
  expect(await left(anna)).toMatchObject({ left: 25, pending: 0 });
  expect(await server.north((db) => notifiedKinds(db, 'person-anna'))).toEqual(['vacationRefused']);
});

test('a request is withdrawn freely, an approved one is asked to be cancelled and then decided', async () => {
  const anna = await server.as('anna');
  const pia = await server.as('pia');
  const first = await requested(anna);
  const withdrawn = await anna.call('DELETE', `/vacationRequests/${first.id}`);
  expect(withdrawn.body.status).toBe('withdrawn');
  expect((await anna.call('DELETE', `/vacationRequests/${first.id}`)).body.code).toBe('wrong_state');
  const { id } = await requested(anna);
  await pia.post(`/vacationRequests/${id}/approve`, {}, match(1));
  expect((await anna.call('DELETE', `/vacationRequests/${id}`)).body.status).toBe('cancelRequested');
  expect(await left(anna)).toMatchObject({ approvedFuture: 8.5 });
  const kept = await pia.post(`/vacationRequests/${id}/refuse`, { reason: 'Too late' }, match(3));
  expect(kept.body.status).toBe('approved');
  await anna.call('DELETE', `/vacationRequests/${id}`);
  expect((await pia.post(`/vacationRequests/${id}/cancel`, {}, match(5))).body.status).toBe('cancelled');
  expect(await left(anna)).toMatchObject({ left: 25, approvedFuture: 0 });
  await server.north(async (db) => {
    expect((await notifiedKinds(db, 'person-pia')).toSorted()).toEqual([
      'vacationCancelRequested',
      'vacationCancelRequested',
      'vacationCancelled',
      'vacationRequested',
      'vacationRequested',
    ]);
    expect((await notifiedKinds(db, 'person-anna')).toSorted()).toEqual([
      'vacationApproved',
      'vacationCancelled',
      'vacationKept',
    ]);
  });
});

test('what has begun can be cancelled by the office only', async () => {
  const anna = await server.as('anna');
  const { id } = await requested(anna, { from: '2026-11-18', to: '2026-11-19' });
  const pia = await server.as('pia');
  await pia.post(`/vacationRequests/${id}/approve`, {}, match(1));
  expect((await anna.call('DELETE', `/vacationRequests/${id}`)).body.code).toBe('too_late');
  expect((await pia.post(`/vacationRequests/${id}/cancel`, {}, match(2))).body.code).toBe('wrong_state');
  const otto = await server.as('otto');
  const cancelled = await otto.post(`/vacationRequests/${id}/cancel`, { reason: 'Ill' }, match(2));
  expect(cancelled.body.status).toBe('cancelled');
});

test('everybody sees the own ones; all are for those who decide', async () => {
  const { id } = await requested(await server.as('anna'));
  const bram = await server.as('bram');
  expect((await bram.get('/vacationRequests?whose=all')).body.total).toBe(0);
  expect((await bram.call('DELETE', `/vacationRequests/${id}`)).status).toBe(404);
  expect((await bram.post(`/vacationRequests/${id}/approve`, {}, match(1))).body.code).toBe('forbidden');
  const otto = await server.as('otto');
  expect((await otto.get('/vacationRequests?whose=all&personId=person-anna')).body.total).toBe(1);
  expect((await otto.get('/vacationRequests?whose=all&from=2026-12-12')).body.total).toBe(0);
});

describe('sick', () => {
  test('from today: the job becomes an absence and somebody has to act at once', async () => {
    await plantJob('2026-11-18');
    const anna = await server.as('anna');
    const { body } = await anna.post('/sickReports', { to: '2026-11-19' });
    expect(body).toMatchObject({
      kind: 'sick',
      status: 'reported',
      from: '2026-11-18',
      to: '2026-11-19',
      days: 2,
    });
    await server.north(async (db) => {
      expect(await openTodos(db)).toMatchObject([
        { caption: 'sick_on_job', to: 'person-pia', priority: 1, due: '2026-11-18' },
      ]);
      expect(await notifiedKinds(db, 'person-pia')).toEqual(['sickReported']);
    });
    const pia = await server.as('pia');
    const { items } = (await pia.get('/planningCalendarItems?from=2026-11-18&to=2026-11-19&q=anna')).body;
    expect(items[0].cells).toMatchObject([
      { day: '2026-11-18', fill: 'absence', border: 'red', corners: ['confirmed', 'sick'] },
      { day: '2026-11-19', fill: 'sick', code: 'K' },
    ]);
  });

  test('said twice it is one; said for longer it grows; cancelled it is gone', async () => {
    const anna = await server.as('anna');
    const { id } = (await anna.post('/sickReports', {})).body;
    expect((await anna.post('/sickReports', {})).body).toMatchObject({ id, version: 1 });
    const longer = (await anna.post('/sickReports', { from: '2026-11-19', to: '2026-11-20' })).body;
    expect(longer).toMatchObject({ id, from: '2026-11-18', to: '2026-11-20', days: 3, version: 2 });
    const otto = await server.as('otto');
    expect((await otto.post(`/vacationRequests/${id}/cancel`, {}, match(2))).body.status).toBe('cancelled');
  });

  test('is reported for another one by those who plan or account, and never for yesterday', async () => {
    const pia = await server.as('pia');
    expect((await pia.post('/sickReports', { personId: 'person-anna' })).body.personName).toBe("Zoë D'anna");
    const bram = await server.as('bram');
    expect((await bram.post('/sickReports', { personId: 'person-anna' })).status).toBe(404);
    expect((await pia.post('/sickReports', { personId: 'nobody' })).status).toBe(404);
    const late = await bram.post('/sickReports', { from: '2026-11-17' });
    expect(late.body.fields).toMatchObject([{ path: 'from', code: 'in_the_past' }]);
  });
});
