import { addCrewPeople, clientOf, today } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { expireRequests } from '../../crew-items/offer/expire-requests.sweep.ts';
import { jobSoon } from '../../crew-checks/due/remind.sweep.ts';
import { remindRequests } from '../../crew-items/offer/remind-requests.sweep.ts';
import { json } from '#platform/db/tables.ts';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { quiet } from '../../../../tools/testing/test-database.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

type Some = Parameters<typeof plantItem>[1];
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', personId: 'person-cora', ...some }),
  );
const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const rows = (id: string) =>
  server.inTenant('north', (db) =>
    db.selectFrom('activity').selectAll().where('subjectId', '=', id).execute(),
  );
const notified = () =>
  server.inTenant('north', async (db) =>
    (await db.selectFrom('notification').selectAll().execute()).map(
      ({ personId, kind }) => `${personId} ${kind}`,
    ),
  );
const runSweep = (round: Sweep, now: Date) =>
  server.inTenant('north', (db) =>
    round.work({
      db,
      tenantId: 'north',
      now,
      jobs: server.jobs.within(db, 'north'),
      log: quiet,
      files: {} as never,
    }),
  );
const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);
const requested = { status: 'requested', requestedAt: at('18T06:00'), deadlineAt: at('20T20:00') } as const;

test('jobs lie in their tabs, the next first, with how many each holds', async () => {
  const past = await plant({ startDate: '2026-11-10', status: 'cleared' });
  const next = await plant({ crewChief: true });
  const later = await plant({ startDate: '2026-11-25' });
  const asked = await plant({ startDate: '2026-11-24', ...requested });
  const changed = await plant({
    startDate: '2026-11-26',
    status: 'hasChanged',
    changes: json([{ field: 'startTime', before: '07:00', after: '08:00' }]),
  });
  await plant({ startDate: '2026-11-27', status: 'draft' });
  await plant({ startDate: '2026-11-27', personId: 'person-carl' });
  const cora = await clientOf(server, 'cora');
  const tab = async (query: string) => (await cora.get(`/jobs?${query}`)).body;
  const upcoming = await tab('');
  expect(ids(upcoming)).toEqual([next.id, later.id, changed.id]);
  expect(upcoming.counts).toEqual({ past: 1, upcoming: 3, toConfirm: 2, applied: 0 });
  expect(upcoming.items[0]).toMatchObject({ chief: true, notStarted: true, crew: { name: 'Load-in' } });
  expect(ids(await tab('tab=past'))).toEqual([past.id]);
  const confirm = await tab('tab=toConfirm');
  expect(ids(confirm)).toEqual([asked.id, changed.id]);
  expect(confirm.items[1]).toMatchObject({
    changes: [{ field: 'startTime', before: '07:00', after: '08:00' }],
    daysToConfirm: 1,
    may: { confirm: true, refuse: true },
  });
  expect(ids(await tab('q=opera%20hall&from=2026-11-24&to=2026-11-25'))).toEqual([later.id]);
  expect((await tab('tab=never')).fields).toMatchObject([{ path: 'tab', code: 'bad_choice' }]);
  const bare = await clientOf(server, 'bare');
  expect((await bare.get('/jobs')).status).toBe(403);
});

test('a job names its chief, planner and other days; nobody else sees it', async () => {
  await server.inTenant('north', (db) =>
    db
      .updateTable('crew')
      .set({ infoCrew: 'Door B', infoChief: 'Keys at the desk' })
      .where('id', '=', 'load-in')
      .execute(),
  );
  const item = await plant();
  const other = await plant({ startDate: '2026-11-22', ...requested });
  const lead = await plant({ personId: 'person-chief', crewChief: true });
  const cora = await clientOf(server, 'cora');
  expect((await cora.get(`/jobs/${item.id}`)).body).toMatchObject({
    crewInfo: 'Door B',
    chiefInfo: null,
    crewChiefs: [{ id: 'person-chief' }],
    planner: { id: 'person-paul' },
    projectManager: null,
    colleagues: 2,
    otherDays: [{ id: other.id, startTime: '08:00', mayConfirm: true }],
    removalLimitAt: '2026-11-20T07:00:00.000Z',
    may: { requestRemoval: true, callPlanner: false, confirm: false },
  });
  const chief = await clientOf(server, 'chief');
  expect((await chief.get(`/jobs/${lead.id}`)).body.chiefInfo).toBe('Keys at the desk');
  expect((await chief.get(`/jobs/${item.id}`)).status).toBe(404);
  const led = (await chief.get('/jobs/crewChief')).body;
  expect(led.items).toMatchObject([
    { id: lead.id, crewCounts: { positions: 3, confirmed: 2, waiting: 1, working: 0 }, signedOff: false },
  ]);
  expect((await cora.get('/jobs/crewChief')).body.total).toBe(0);
  expect((await chief.get('/jobs/crewChief?when=past')).body.total).toBe(0);
});

test('a job is confirmed once however often it is sent, and taken back for five seconds', async () => {
  const item = await plant(requested);
  const cora = await clientOf(server, 'cora');
  const answer = (body: object) => cora.post(`/jobs/${item.id}/confirmation`, body);
  for (const _ of [1, 2]) {
    const { jobs } = (await answer({ answer: 'confirm' })).body;
    expect(jobs).toMatchObject([
      { status: 'confirmed', may: { undo: true }, undoUntil: '2026-11-20T06:00:05.000Z' },
    ]);
  }
  expect((await rows(item.id)).map(({ caption }) => caption)).toEqual(['item_confirm']);
  expect(await notified()).toEqual(['person-paul jobConfirmed']);
  server.setNow(new Date(today.getTime() + 4000));
  expect((await answer({ answer: 'undo' })).body.jobs).toMatchObject([
    { status: 'requested', may: { confirm: true } },
  ]);
  await answer({ answer: 'confirm' });
  server.setNow(new Date(today.getTime() + 20_000));
  expect((await answer({ answer: 'undo' })).body.code).toBe('too_late');
  const carl = await clientOf(server, 'carl');
  expect((await carl.post(`/jobs/${item.id}/confirmation`, { answer: 'confirm' })).status).toBe(404);
});

test('refusing needs a reason of the list, or own words', async () => {
  const item = await plant(requested);
  const cora = await clientOf(server, 'cora');
  const refuse = (body: object) => cora.post(`/jobs/${item.id}/confirmation`, { answer: 'refuse', ...body });
  expect((await refuse({})).body.fields).toMatchObject([{ path: 'reason', code: 'required' }]);
  expect((await refuse({ reason: 'lazy' })).body.fields).toMatchObject([{ path: 'reason' }]);
  expect((await refuse({ reason: 'other' })).body.fields).toMatchObject([{ path: 'comment' }]);
  expect((await refuse({ reason: 'other', comment: 'My wedding' })).body.jobs).toMatchObject([
    { status: 'refused', reason: 'My wedding', lateRefusal: false },
  ]);
  expect(await notified()).toEqual(['person-paul jobRefused']);
});

test('several days are answered together, each as it is meant, all or none', async () => {
  const days = [];
  for (const startDate of ['2026-11-23', '2026-11-24', '2026-11-25'])
    days.push(await plant({ startDate, ...requested }));
  const [first, second, third] = days.map(({ id }) => id);
  const cora = await clientOf(server, 'cora');
  const some = [
    { id: second, answer: 'confirm' },
    { id: third, answer: 'refuse', reason: 'private' },
  ];
  const send = (others: object[]) => cora.post(`/jobs/${first}/confirmation`, { answer: 'confirm', others });
  expect((await send([...some, { id: 'nothing', answer: 'confirm' }])).status).toBe(404);
  expect((await cora.get('/jobs?tab=toConfirm')).body.total).toBe(3);
  const { jobs } = (await send(some)).body;
  expect(jobs.map(({ status }: { status: string }) => status)).toEqual(['confirmed', 'confirmed', 'refused']);
  const more = await plant({ startDate: '2026-11-28', ...requested });
  const answers = [{ id: more.id, answer: 'confirm' }];
  expect((await cora.post('/jobs/confirmations', { answers })).body.jobs).toMatchObject([
    { status: 'confirmed' },
  ]);
  expect((await cora.post('/jobs/confirmations', { answers: [] })).status).toBe(422);
});

test('what is over is answered no more', async () => {
  const { id } = await plant({
    status: 'hasChanged',
    changes: json([{ field: 'startTime', before: '07:00', after: '08:00' }]),
    startDate: '2026-11-10',
  });
  const cora = await clientOf(server, 'cora');
  expect((await cora.get(`/jobs/${id}`)).body.may).toMatchObject({ confirm: false, refuse: false });
  for (const body of [{ answer: 'confirm' }, { answer: 'refuse', reason: 'private' }])
    expect((await cora.post(`/jobs/${id}/confirmation`, body)).body.code).toBe('too_late');
});

test('after the deadline it is too late; two confirmed jobs at once collide', async () => {
  const item = await plant(requested);
  const cora = await clientOf(server, 'cora');
  const other = await plant({ ...requested, crewId: 'load-out' });
  const confirm = (id: string) => cora.post(`/jobs/${id}/confirmation`, { answer: 'confirm' });
  const answers = await Promise.all([confirm(item.id), confirm(other.id)]);
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'collision']);
  const over = await plant({ ...requested, startDate: '2026-11-24', deadlineAt: at('20T05:00') });
  expect((await confirm(over.id)).body.code).toBe('too_late');
});

test('a change is confirmed, or refused late', async () => {
  const changes = json([{ field: 'startTime', before: '07:00', after: '08:00' }]);
  const one = await plant({ status: 'hasChanged', changes });
  const two = await plant({ status: 'hasChanged', changes, startDate: '2026-11-24' });
  server.setNow(at('20T12:00'));
  const cora = await clientOf(server, 'cora');
  const answer = async (id: string, body: object) =>
    (await cora.post(`/jobs/${id}/confirmation`, body)).body.jobs[0];
  expect(await answer(two.id, { answer: 'confirm' })).toMatchObject({ status: 'confirmed', changes: [] });
  expect(await answer(one.id, { answer: 'refuse', reason: 'transport' })).toMatchObject({
    status: 'refused',
    lateRefusal: true,
  });
});

test('who cannot come asks to be removed in time; the planner lets go or says no', async () => {
  const item = await plant();
  const cora = await clientOf(server, 'cora');
  const paul = await clientOf(server, 'paul');
  const ask = () => cora.post(`/jobs/${item.id}/requestRemoval`, { reason: 'Exam' });
  expect((await cora.post(`/jobs/${item.id}/requestRemoval`, {})).body.fields).toMatchObject([
    { path: 'reason' },
  ]);
  for (const _ of [1, 2])
    expect((await ask()).body).toMatchObject({
      status: 'confirmed',
      cancellationAskedAt: today.toISOString(),
    });
  const todos = (await rows(item.id)).filter(({ type }) => type === 'TODO_INT');
  expect(todos).toMatchObject([{ caption: 'removal_asked', recipientId: 'person-paul', priority: 1 }]);
  const decide = (body: object) => paul.post(`/projectCrewItems/${item.id}/removal`, body);
  expect((await decide({ accept: false, reason: 'We need you' })).body).toMatchObject({
    status: 'confirmed',
    cancellationAskedAt: null,
  });
  expect((await decide({ accept: true })).body.code).toBe('wrong_state');
  await ask();
  // Decided inside the limit, but asked before it: not held against the person.
  server.setNow(at('20T12:00'));
  const later = await clientOf(server, 'paul');
  expect((await later.post(`/projectCrewItems/${item.id}/removal`, { accept: true })).body).toMatchObject({
    status: 'refused',
    lateRefusal: false,
    reason: 'Exam',
  });
  expect((await rows(item.id)).filter(({ type, doneAt }) => type === 'TODO_INT' && !doneAt)).toEqual([]);
  const second = await plant({ crewId: 'load-out' });
  const again = await clientOf(server, 'cora');
  const late = await again.post(`/jobs/${second.id}/requestRemoval`, { reason: 'Exam' });
  expect([late.status, late.body.code]).toEqual([409, 'too_late']);
  expect((await again.get(`/jobs/${second.id}`)).body.may).toMatchObject({
    requestRemoval: false,
    callPlanner: true,
  });
});

test('a cancellation is seen once, and nothing else is', async () => {
  const item = await plant({ status: 'notNeeded', previousStatus: 'confirmed', reason: 'Rain' });
  const fine = await plant({ startDate: '2026-11-22' });
  const cora = await clientOf(server, 'cora');
  expect((await cora.post(`/jobs/${fine.id}/seen`)).body.code).toBe('wrong_state');
  for (const _ of [1, 2])
    expect((await cora.post(`/jobs/${item.id}/seen`)).body.cancellationSeenAt).toBe(today.toISOString());
});

test('eighteen hours before a job its person is reminded once; who was booked later is not', async () => {
  // From eight o'clock in Vienna.
  await plant({ startDate: '2026-11-21' });
  await runSweep(jobSoon, at('20T12:59'));
  expect(await notified()).toEqual([]);
  for (const time of ['13:00', '13:01']) await runSweep(jobSoon, at(`20T${time}`));
  expect(await notified()).toEqual(['person-cora jobSoon']);
  await plant({ startDate: '2026-11-21', personId: 'person-carl' });
  await runSweep(jobSoon, at('20T15:00'));
  expect(await notified()).toEqual(['person-cora jobSoon']);
});

test('half way to the deadline somebody is reminded once, after it the planner has it back', async () => {
  const item = await plant(requested);
  await runSweep(remindRequests, at('19T12:00'));
  expect(await notified()).toEqual([]);
  for (const _ of [1, 2]) await runSweep(remindRequests, at('19T13:00'));
  expect(await notified()).toEqual(['person-cora jobReminder']);
  await runSweep(expireRequests, at('20T20:00'));
  for (const _ of [1, 2]) await runSweep(expireRequests, at('20T20:01'));
  const found = await rows(item.id);
  expect(found.map(({ caption, recipientId, priority }) => [caption, recipientId, priority])).toEqual(
    expect.arrayContaining([
      ['item_expire', null, null],
      ['request_expired', 'person-paul', 1],
    ]),
  );
  expect(found).toHaveLength(2);
  expect((await notified()).toSorted()).toEqual([
    'person-cora jobExpired',
    'person-cora jobReminder',
    'person-paul jobExpired',
  ]);
});
