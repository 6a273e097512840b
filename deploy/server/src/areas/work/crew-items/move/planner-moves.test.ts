import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import {
  addCrewPeople,
  clientOf,
  ifMatch,
  today,
} from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { createItems } from '../write/create-items.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

type Some = Parameters<typeof plantItem>[1];
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) => plantItem(db, { crewId: 'load-in', functionId: 'rigger', ...some }));
const cora = { personId: 'person-cora' };
const carl = { personId: 'person-carl' };
const notified = () =>
  server.inTenant('north', async (db) =>
    (
      await db
        .selectFrom('notification')
        .selectAll()
        .orderBy('at')
        .orderBy('kind')
        .orderBy('personId')
        .execute()
    ).map(({ personId, kind }) => `${personId} ${kind}`),
  );
const logs = (id: string) =>
  server.inTenant('north', (db) =>
    db.selectFrom('activity').selectAll().where('subjectId', '=', id).orderBy('at').execute(),
  );

test('a position tells each person what is theirs to know', async () => {
  const mine = await plant({ ...cora, payMinor: 1900, currency: 'EUR', comment: 'Bring gloves' });
  const asked = await plant({ ...carl, status: 'requested' });
  const draft = await plant({ status: 'draft' });
  const paul = await clientOf(server, 'paul');
  expect((await paul.get(`/projectCrewItems/${mine.id}`)).body).toMatchObject({
    status: 'confirmed',
    version: 1,
    project: { number: '4711' },
    crew: { name: 'Load-in' },
    location: { name: 'Hall 3', city: 'Wien' },
    function: { caption: 'Rigger' },
    person: { id: 'person-cora', name: "Cora D'cora" },
    startsAt: '2026-11-21T08:00:00+01:00',
    endsAt: '2026-11-21T18:00:00+01:00',
    startTime: '08:00',
    minutes: 600,
    night: false,
    pay: { basis: 'hour', minor: 1900, currency: 'EUR' },
    comment: 'Bring gloves',
    may: { edit: true, assign: false, actions: ['release', 'notNeeded'] },
  });
  const own = await clientOf(server, 'cora');
  expect((await own.get(`/projectCrewItems/${mine.id}`)).body).toMatchObject({
    pay: { minor: 1900 },
    comment: 'Bring gloves',
    may: { edit: false, actions: [] },
  });
  // A colleague's request is between them and the planner.
  expect((await own.get(`/projectCrewItems/${asked.id}`)).status).toBe(404);
  expect((await own.get(`/projectCrewItems/${draft.id}`)).status).toBe(404);
  const client = await clientOf(server, 'clea');
  expect((await client.get(`/projectCrewItems/${mine.id}`)).body).toMatchObject({
    person: { id: 'person-cora' },
    pay: null,
    comment: '',
  });
  expect((await client.get(`/projectCrewItems/${asked.id}`)).body.person).toBeNull();
  const project = await clientOf(server, '4711');
  expect((await project.get(`/projectCrewItems/${mine.id}`)).body).toMatchObject({ pay: null });
  const stranger = await clientOf(server, 'bare');
  const hidden = await stranger.get(`/projectCrewItems/${mine.id}`);
  const missing = await stranger.get('/projectCrewItems/nothing');
  expect([hidden.status, hidden.body.code]).toEqual([missing.status, missing.body.code]);
});

test('changing what was confirmed asks anew, with the difference; changing it back asks no more', async () => {
  const item = await plant(cora);
  const paul = await clientOf(server, 'paul');
  const edit = (body: object, version: number) =>
    paul.post(`/projectCrewItems/${item.id}`, body, ifMatch(version));
  expect((await paul.post(`/projectCrewItems/${item.id}`, {})).status).toBe(428);
  const comment = (await edit({ comment: 'Gate 4' }, 1)).body;
  expect(comment).toMatchObject({ status: 'confirmed', comment: 'Gate 4', version: 2 });
  const changed = (await edit({ startTime: '09:00' }, 2)).body;
  expect(changed).toMatchObject({
    status: 'hasChanged',
    startsAt: '2026-11-21T09:00:00+01:00',
    changes: [{ field: 'startTime', before: '08:00', after: '09:00' }],
  });
  const stale = await edit({ startTime: '10:00' }, 2);
  expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([409, 'conflict', 3]);
  const more = (await edit({ endTime: '20:00' }, 3)).body;
  expect(more.changes).toHaveLength(2);
  expect((await edit({ startTime: '08:00', endTime: '18:00' }, 4)).body).toMatchObject({
    status: 'confirmed',
    changes: [],
  });
  expect(await notified()).toEqual(Array.from({ length: 4 }, () => 'person-cora jobChanged'));
  expect((await logs(item.id)).map(({ caption }) => caption)).toContain('item_change');
});

test('times that cannot be are refused by name, and a reader may not edit', async () => {
  const item = await plant(cora);
  const paul = await clientOf(server, 'paul');
  const refused = async (body: object) =>
    (await paul.post(`/projectCrewItems/${item.id}`, body, ifMatch(1))).body.fields?.[0];
  expect(await refused({ endTime: '08:00' })).toMatchObject({ path: 'endTime', code: 'same_start_and_end' });
  expect(await refused({ endTime: '08:10' })).toMatchObject({ code: 'span_too_short' });
  expect(await refused({ endDate: '2026-11-22' })).toMatchObject({ code: 'span_too_long' });
  expect(await refused({ startTime: null })).toMatchObject({ path: 'startTime', code: 'required' });
  expect(await refused({ startTime: '8' })).toMatchObject({ path: 'startTime', code: 'bad_format' });
  expect(await refused({ functionId: 'nothing' })).toMatchObject({ path: 'functionId', code: 'bad_choice' });
  expect(await refused({ startDate: '9999-12-31' })).toMatchObject({ code: 'bad_format' });
  expect(await refused({ color: 'red' })).toMatchObject({ code: 'unknown_field' });
  const reader = await clientOf(server, 'reader');
  expect((await reader.post(`/projectCrewItems/${item.id}`, {}, ifMatch(1))).status).toBe(403);
  const done = await plant({ ...carl, status: 'done' });
  const late = await paul.post(`/projectCrewItems/${done.id}`, { comment: 'x' }, ifMatch(1));
  expect([late.status, late.body.code, late.body.params.status]).toEqual([409, 'wrong_state', 'done']);
});

test('moving onto another confirmed job collides, unless it is forced with a reason', async () => {
  const item = await plant({ ...cora, startDate: '2026-11-22' });
  await plant({ ...cora, crewId: 'load-out' });
  const paul = await clientOf(server, 'paul');
  const move = (body: object) =>
    paul.post(`/projectCrewItems/${item.id}`, { startDate: '2026-11-21', ...body }, ifMatch(1));
  const stopped = await move({});
  expect([stopped.status, stopped.body.code, stopped.body.params.kind]).toEqual([
    409,
    'collision',
    'overlapConfirmed',
  ]);
  expect((await move({ force: true })).body.fields).toMatchObject([{ path: 'reason', code: 'required' }]);
  expect((await move({ force: true, reason: 'Nobody else' })).body).toMatchObject({
    status: 'hasChanged',
    doubleBooking: true,
    forced: { by: "Zoë D'paul", reason: 'Nobody else' },
  });
});

test('a spare is activated for somebody who has not come, while the work goes on', async () => {
  const spare = await plant({ ...cora, status: 'spare' });
  const path = `/projectCrewItemStatus/${spare.id}/activate`;
  server.setNow(new Date('2026-11-21T07:20:00Z'));
  const paul = await clientOf(server, 'paul');
  expect((await paul.get(`/projectCrewItems/${spare.id}`)).body.may.actions).toContain('activate');
  expect((await paul.post(path)).body.status).toBe('requested');
  const own = await clientOf(server, 'cora');
  // Half of what is left of the work.
  expect((await own.get(`/jobs/${spare.id}`)).body).toMatchObject({
    deadlineAt: '2026-11-21T12:10:00.000Z',
    may: { confirm: true },
  });
  await own.post(`/jobs/${spare.id}/confirmation`, { answer: 'confirm' });
  expect((await own.get(`/jobs/${spare.id}`)).body.status).toBe('confirmed');
  const late = await plant({ ...carl, status: 'spare' });
  server.setNow(new Date('2026-11-21T17:00:00Z'));
  const after = await (await clientOf(server, 'paul')).post(`/projectCrewItemStatus/${late.id}/activate`);
  expect(after.body.code).toBe('too_late');
});

test('the actions of the specification move a position and tell the person', async () => {
  const paul = await clientOf(server, 'paul');
  const spare = await plant({ ...cora, status: 'spare' });
  expect((await paul.post(`/projectCrewItemStatus/${spare.id}/activate`)).body.status).toBe('requested');
  const again = await paul.post(`/projectCrewItemStatus/${spare.id}/activate`);
  expect([again.status, again.body.code]).toEqual([409, 'wrong_state']);
  const item = await plant({ ...carl, crewId: 'load-out' });
  const path = `/projectCrewItemStatus/${item.id}`;
  expect((await paul.post(`${path}/notNeeded`, {})).body.fields).toMatchObject([{ path: 'reason' }]);
  expect((await paul.post(`${path}/notNeeded`, { reason: 'Rain' })).body).toMatchObject({
    status: 'notNeeded',
    reason: 'Rain',
  });
  expect((await paul.post(`${path}/reactivate`)).body).toMatchObject({ status: 'requested', reason: '' });
  expect((await paul.post(path, { action: 'confirm' })).body.status).toBe('confirmed');
  expect((await paul.post(`${path}/noShow`)).body.code).toBe('too_early');
  server.setNow(new Date('2026-11-21T07:20:00Z'));
  const later = await clientOf(server, 'paul');
  expect((await later.post(`${path}/noShow`, { reason: 'No answer' })).body.status).toBe('noShow');
  expect((await later.post(`${path}/reactivate`)).body.status).toBe('confirmed');
  expect(await notified()).toEqual(
    expect.arrayContaining([
      'person-cora spareActivated',
      'person-carl jobNotNeeded',
      'person-carl jobReactivated',
      'person-carl noShow',
    ]),
  );
  const captions = (await logs(item.id)).map(({ caption, actorId, reason }) => [caption, actorId, reason]);
  expect(captions).toContainEqual(['item_not_needed', 'person-paul', 'Rain']);
});

test('a chief reports a no-show of the own crew, others may not', async () => {
  server.setNow(new Date('2026-11-21T08:00:00Z'));
  const item = await plant(cora);
  await plant({ personId: 'person-chief', crewChief: true, status: 'working' });
  await plant(carl);
  const carls = await clientOf(server, 'carl');
  expect((await carls.post(`/projectCrewItemStatus/${item.id}/noShow`)).status).toBe(403);
  const chief = await clientOf(server, 'chief');
  expect((await chief.post(`/projectCrewItemStatus/${item.id}/noShow`)).body.status).toBe('noShow');
});

test('several are requested at once, all or none', async () => {
  const [one, two] = [await plant({ ...cora, status: 'draft' }), await plant({ ...carl, status: 'draft' })];
  const done = await plant({ personId: 'person-chief', status: 'done' });
  const paul = await clientOf(server, 'paul');
  const request = (ids: string[]) => paul.post('/projectCrewItemStatus', { ids, action: 'request' });
  expect((await request([one.id, two.id, done.id])).body.code).toBe('wrong_state');
  expect((await request([one.id, 'nothing'])).status).toBe(404);
  expect((await request([])).body.fields).toMatchObject([{ path: 'ids', code: 'required' }]);
  const { items } = (await request([one.id, two.id])).body;
  expect(items.map(({ status }: { status: string }) => status)).toEqual(['requested', 'requested']);
  expect(await notified()).toEqual(['person-carl jobRequested', 'person-cora jobRequested']);
});

test('notes and to-dos are written into the history of a position', async () => {
  const item = await plant(cora);
  const paul = await clientOf(server, 'paul');
  const add = (body: object) => paul.post(`/projectCrewItems/${item.id}/activities`, body);
  expect((await add({ caption: 'Called' })).body).toMatchObject({ id: null, type: 'LOG' });
  expect((await add({ type: 'TODO_INT', caption: 'Call back' })).body.id).toBeTruthy();
  expect((await add({ type: 'TODO_INT', caption: 'x', dueDate: '2026-11-19' })).body.fields).toMatchObject([
    { path: 'dueDate', code: 'in_the_past' },
  ]);
  expect(await logs(item.id)).toMatchObject([
    { type: 'LOG', caption: 'Called', actorId: 'person-paul' },
    { type: 'TODO_INT', caption: 'Call back', dueDate: '2026-11-21', priority: 1 },
  ]);
  const bare = (await signIn(server, 'bare')).client;
  expect((await bare.post(`/projectCrewItems/${item.id}/activities`, { caption: 'x' })).status).toBe(403);
});

test('a to-do of a position notifies whom it is for', async () => {
  const item = await plant(cora);
  const paul = await clientOf(server, 'paul');
  const todo = { type: 'TODO_INT', caption: 'Call back', recipientId: 'person-carl' };
  await paul.post(`/projectCrewItems/${item.id}/activities`, todo);
  await paul.post(`/projectCrewItems/${item.id}/activities`, { ...todo, recipientId: 'person-paul' });
  expect(await notified()).toEqual(['person-carl todo']);
});

test('a position of another tenant answers like one that is not there', async () => {
  const theirs = await server.inTenant('south', (db) => plantItem(db, { personId: 'person-ada' }));
  const paul = await clientOf(server, 'paul');
  const paths = [`/projectCrewItems/${theirs.id}`, `/projectCrewItems/${theirs.id}/applicants`];
  for (const path of paths) expect((await paul.get(path)).body.code).toBe('not_found');
  const body = { action: 'confirm' };
  expect((await paul.post(`/projectCrewItemStatus/${theirs.id}`, body)).body.code).toBe('not_found');
  expect((await paul.post('/projectCrewItemStatus', { ids: [theirs.id], ...body })).status).toBe(404);
  expect((await paul.post(`/projectCrewItems/${theirs.id}`, {}, ifMatch(1))).status).toBe(404);
});

describe('pay that nobody gave a currency', () => {
  const internal = async (db: Db) => {
    await db
      .updateTable('tenantSetting')
      .set({ rules: json({ currency: 'GBP' }) })
      .execute();
    await db.updateTable('project').set({ kind: 'internal', companyId: null }).execute();
  };
  const client = async (db: Db) => {
    await db.updateTable('company').set({ currency: 'GBP' }).execute();
  };

  describe.each([
    ['the client’s', client],
    ['the tenant’s in work of its own', internal],
  ])('is in %s', (_whose, money) => {
    beforeEach(() => server.inTenant('north', money));

    test('when a position is changed', async () => {
      const { id } = await plant(cora);
      const paul = await clientOf(server, 'paul');
      const { body } = await paul.post(`/projectCrewItems/${id}`, { payMinor: 2_000 }, ifMatch(1));
      expect(body.pay).toEqual({ basis: 'hour', minor: 2_000, currency: 'GBP' });
    });

    test('when a position is laid', async () => {
      const times = { startDate: '2026-11-21', startTime: '08:00', endTime: '18:00' };
      const wanted = { ...times, functionId: 'rigger', rows: 1, payMinor: 1_900 };
      const [id = ''] = await server.inTenant('north', (db) =>
        createItems({ db, at: new Date(today), actorId: null }, 'load-in', wanted),
      );
      const { body } = await (await clientOf(server, 'paul')).get(`/projectCrewItems/${id}`);
      expect(body.pay).toEqual({ basis: 'hour', minor: 1_900, currency: 'GBP' });
    });
  });
});
