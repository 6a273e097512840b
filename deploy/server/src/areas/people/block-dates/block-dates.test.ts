import {
  captionsOf,
  openTodos,
  planningServer,
  notifiedKinds,
} from '../../../tools/testing/fixtures/planning.fixture.ts';
import { plantCrew, plantItem, plantProject } from '../../../tools/testing/database/plant.db.ts';

const server = planningServer();
const block = (some: object) => ({ from: '2026-11-20', ...some });

/** A confirmed job of anna on Friday, planned by pia, who has anna in her crew. */
const plantJob = () =>
  server.north(async (db) => {
    const project = await plantProject(db, { name: 'Gala', plannerId: 'person-pia' });
    const crew = await plantCrew(db, { projectId: project.id, startDate: '2026-11-20' });
    await plantItem(db, { crewId: crew.id, personId: 'person-anna' });
  });

test('a day is blocked, seen by its owner and by nobody else', async () => {
  const anna = await server.as('anna');
  const { status, body } = await anna.post('/blockDates', block({ reason: ' Moving house ' }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ from: '2026-11-20', to: '2026-11-20', reason: 'Moving house', version: 1 });
  expect((await anna.get('/blockDates')).body.items).toEqual([body]);
  const bram = await server.as('bram');
  expect((await bram.get('/blockDates')).body.total).toBe(0);
  expect((await bram.call('DELETE', `/blockDates/${body.id}`)).status).toBe(404);
});

test('blocks that overlap become one, from the first day to the last', async () => {
  const anna = await server.as('anna');
  const { id } = (await anna.post('/blockDates', block({ to: '2026-11-22', reason: 'Exam' }))).body;
  await anna.post('/blockDates', { from: '2026-11-25', to: '2026-11-26' });
  const merged = (await anna.post('/blockDates', { from: '2026-11-22', to: '2026-11-25', reason: 'Move' }))
    .body;
  expect(merged).toMatchObject({
    id,
    version: 2,
    from: '2026-11-20',
    to: '2026-11-26',
    reason: 'Exam · Move',
  });
  expect((await anna.get('/blockDates')).body.total).toBe(1);
});

test('sent twice it is one', async () => {
  const anna = await server.as('anna');
  const headers = { 'idempotency-key': 'block-once' };
  for (const _ of [1, 2]) await anna.post('/blockDates', block({ reason: 'Exam' }), { headers });
  await anna.post('/blockDates', block({ reason: 'Exam' }));
  expect((await anna.get('/blockDates')).body).toMatchObject({ total: 1, items: [{ reason: 'Exam' }] });
});

test.each([
  ['yesterday', { from: '2026-11-17' }, 'from', 'in_the_past'],
  ['an end before the start', { from: '2026-11-20', to: '2026-11-19' }, 'to', 'end_before_start'],
  ['more than 366 days', { from: '2026-11-20', to: '2027-11-21' }, 'to', 'span_too_long'],
  ['a reason that is too long', { from: '2026-11-20', reason: 'x'.repeat(201) }, 'reason', 'too_long'],
  ['no day', { from: 'Friday' }, 'from', 'bad_format'],
])('%s cannot be blocked', async (_, body, path, code) => {
  const answer = await (await server.as('anna')).post('/blockDates', body);
  expect([answer.status, answer.body.fields[0].path, answer.body.fields[0].code]).toEqual([422, path, code]);
});

test('blocks cannot be joined beyond what one may last', async () => {
  const anna = await server.as('anna');
  await anna.post('/blockDates', { from: '2026-11-20', to: '2027-11-20' });
  const answer = await anna.post('/blockDates', { from: '2027-11-20', to: '2027-12-01' });
  expect(answer.body.fields).toMatchObject([{ path: 'to', code: 'span_too_long' }]);
});

test('on a confirmed job it warns with its name, then blocks, and a planner has to look', async () => {
  await plantJob();
  const anna = await server.as('anna');
  const warned = await anna.post('/blockDates', block({ reason: 'Wedding' }));
  expect(warned.body).toMatchObject({
    status: 409,
    code: 'collision',
    params: { job: 'Gala', day: '2026-11-20', from: '08:00', until: '18:00', jobs: 1 },
  });
  expect((await anna.get('/blockDates')).body.total).toBe(0);
  const { body } = await anna.post('/blockDates', block({ reason: 'Wedding', confirmed: true }));
  expect(body.confirmedJobs).toMatchObject([{ projectName: 'Gala', day: '2026-11-20' }]);
  await server.north(async (db) => {
    expect(await openTodos(db)).toMatchObject([
      { caption: 'blocked_confirmed_job', to: 'person-pia', priority: 1, due: '2026-11-19' },
    ]);
    expect(await notifiedKinds(db, 'person-pia')).toEqual(['blockedConfirmedJob']);
    const job = await db.selectFrom('crewItem').select('status').executeTakeFirstOrThrow();
    expect(job.status).toBe('confirmed');
  });
});

test('the second day of a job warns as well, the morning after a night shift does not', async () => {
  await server.north(async (db) => {
    const crew = await plantCrew(db, { startDate: '2026-11-20' });
    const own = { crewId: crew.id, personId: 'person-anna' };
    await plantItem(db, { ...own, startTime: '10:00', endTime: '10:00', endDate: '2026-11-21' });
    await plantItem(db, { ...own, startDate: '2026-11-24', startTime: '20:00', endTime: '06:00' });
  });
  const anna = await server.as('anna');
  const warned = await anna.post('/blockDates', { from: '2026-11-21' });
  expect(warned.body).toMatchObject({ code: 'collision', params: { day: '2026-11-20', jobs: 1 } });
  const blocked = (await anna.post('/blockDates', { from: '2026-11-21', confirmed: true })).body;
  expect(blocked.confirmedJobs).toMatchObject([{ day: '2026-11-20', from: '10:00' }]);
  expect((await anna.get('/blockDates')).body.items[0].confirmedJobs).toHaveLength(1);
  expect((await anna.post('/blockDates', { from: '2026-11-25' })).status).toBe(200);
});

test('a blocked date is deleted, and the history tells both', async () => {
  const anna = await server.as('anna');
  const { id } = (await anna.post('/blockDates', block({}))).body;
  const stale = await anna.call('DELETE', `/blockDates/${id}`, { headers: { 'if-match': '"7"' } });
  expect(stale.body.code).toBe('conflict');
  expect((await anna.call('DELETE', `/blockDates/${id}`, { headers: { 'if-match': '"1"' } })).status).toBe(
    204,
  );
  expect((await anna.call('DELETE', `/blockDates/${id}`)).status).toBe(404);
  expect(await server.north((db) => captionsOf(db, 'blockDate'))).toEqual(['date_blocked', 'date_unblocked']);
});

test('whoever is not of the crew has no blocked dates', async () => {
  expect((await (await server.as('pia')).get('/blockDates')).body.code).toBe('forbidden');
  expect((await server.client().get('/blockDates')).body.code).toBe('sign_in');
});
