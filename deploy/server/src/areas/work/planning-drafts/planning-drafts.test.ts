import { setTimeout as wait } from 'node:timers/promises';
import {
  addCrewPeople,
  clientOf,
  ifMatch,
  today,
} from '../../../tools/testing/fixtures/crew-items.fixture.ts';
import { filesOf, serverWithPeople } from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../tools/testing/database/plant.db.ts';
import { quiet, unheard } from '../../../tools/testing/test-database.ts';
import { sendDraftsJob } from './send-drafts.job.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

const open = (id: string, some: Parameters<typeof plantItem>[1] = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, { id, crewId: 'load-in', functionId: 'rigger', status: 'draft', ...some }),
  );
const entry = (itemId: string, person: string | null, more: object = {}) => ({
  itemId,
  version: 1,
  personId: person && `person-${person}`,
  action: 'request',
  ...more,
});
const draft = async (login: string, ...entries: object[]) =>
  (await clientOf(server, login)).post('/planningDrafts', { entries });
const send = async (login: string, body: object = {}) =>
  (await (await clientOf(server, login)).post('/planningDrafts/send', body)).body;
const leave = (sendId: string) =>
  sendDraftsJob(
    { tenant: 'north', data: { sendId } },
    {
      database: server.database,
      jobs: server.jobs,
      now: () => today,
      mail: { deliver: async () => {} },
      files: filesOf(server),
      log: quiet,
      keys: server.keys,
      attempt: 1,
      ...unheard,
    },
  );
const itemOf = (id: string) =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('crewItem')
      .select(['status', 'personId', 'forcedReason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
const notifications = () =>
  server.inTenant('north', (db) => db.selectFrom('notification').select(['personId', 'kind']).execute());

test('a cell that a planner has open is seen by the others by name, until it is closed or forgotten', async () => {
  const [paul, pia] = [await clientOf(server, 'paul'), await clientOf(server, 'pia')];
  const seenBy = async (one: typeof pia) => (await one.get('/planningDrafts')).body.openCells;
  const say = (cell: object | null) => paul.post('/planningDrafts/openCell', { cell });
  const cell = { personId: 'person-cora', day: '2026-11-23' };
  expect((await say(cell)).status).toBe(204);
  const seen = [{ ...cell, planner: { id: 'person-paul', name: expect.stringContaining('paul') } }];
  expect(await seenBy(pia)).toEqual(seen);
  expect(await seenBy(paul)).toEqual([]);
  await say({ ...cell, day: '2026-11-24' });
  expect(await seenBy(pia)).toMatchObject([{ day: '2026-11-24' }]);
  await say(null);
  expect(await seenBy(pia)).toEqual([]);
  await say(cell);
  server.setNow(new Date(today.getTime() + 61_000));
  expect(await seenBy(pia)).toEqual([]);
  expect((await say({ ...cell, personId: 'nobody' })).body.fields[0]).toMatchObject({
    path: 'cell.personId',
    code: 'bad_choice',
  });
});

test('changes are drafted, seen by other planners by name, and nobody is told until they are sent', async () => {
  await open('one');
  await open('two', { crewId: 'load-out', startDate: '2026-11-23' });
  const { body } = await draft('paul', entry('one', 'cora'), entry('two', 'carl'));
  expect(body.summary).toEqual({ changes: 2, ready: 2, people: 2, changed: 0, stopped: 0 });
  const pia = (await (await clientOf(server, 'pia')).get('/planningDrafts')).body;
  expect(pia.items).toMatchObject([
    {
      planner: { id: 'person-paul', name: expect.stringContaining('paul') },
      mine: false,
      person: { id: 'person-cora' },
      position: { itemId: 'one', status: 'draft', person: null, day: '2026-11-21', from: '08:00' },
      conflicts: [],
    },
    { position: { itemId: 'two' } },
  ]);
  expect(pia.summary.changes).toBe(0);
  const later = (await (await clientOf(server, 'pia')).get('/planningDrafts?from=2026-11-22')).body;
  expect(later.items).toHaveLength(1);
  expect([(await itemOf('one')).personId, await notifications()]).toEqual([null, []]);

  const sent = await send('paul');
  expect(sent).toMatchObject({ sent: 2, people: 2, stayed: [], leavesAt: '2026-11-20T06:00:08.000Z' });
  expect(await notifications()).toEqual([]);
  await leave(sent.sendId);
  expect(await itemOf('one')).toMatchObject({ status: 'requested', personId: 'person-cora' });
  expect((await notifications()).toSorted((a, b) => a.personId.localeCompare(b.personId))).toEqual([
    { personId: 'person-carl', kind: 'jobRequested' },
    { personId: 'person-cora', kind: 'jobRequested' },
  ]);
  await leave(sent.sendId);
  expect(await notifications()).toHaveLength(2);
  expect((await (await clientOf(server, 'paul')).get('/planningDrafts')).body.items).toEqual([]);
});

test('what was sent can be taken back until it leaves', async () => {
  await open('one');
  await draft('paul', entry('one', 'cora'));
  const { sendId } = await send('paul');
  const paul = await clientOf(server, 'paul');
  expect((await draft('paul', entry('one', 'carl'))).body.code).toBe('wrong_state');
  const path = `/planningDrafts/sends/${sendId}/undo`;
  expect((await (await clientOf(server, 'pia')).post(path, {})).body.code).toBe('too_late');
  const back = await paul.post(path, {});
  expect(back.body).toMatchObject({ items: [{ sending: null }], summary: { ready: 1 } });
  await leave(sendId);
  expect([await itemOf('one'), await notifications()]).toMatchObject([
    { status: 'draft', personId: null },
    [],
  ]);

  const again = await send('paul');
  server.setNow(new Date(today.getTime() + 8_001));
  expect((await paul.post(`/planningDrafts/sends/${again.sendId}/undo`, {})).body.code).toBe('too_late');
});

test('drafts are held against each other and against what is published', async () => {
  await open('one');
  await open('two', { crewId: 'load-out' });
  await open('three', { crewId: 'load-out' });
  await open('busy', { crewId: 'load-out', status: 'confirmed', personId: 'person-chief' });
  const { body } = await draft(
    'paul',
    entry('one', 'cora', { action: 'book' }),
    entry('two', 'cora'),
    entry('three', 'chief'),
  );
  const kinds = body.items.map(
    ({ conflicts, stopped }: { conflicts: { kind: string }[]; stopped: boolean }) => [
      conflicts.map(({ kind }) => kind).filter((kind) => kind !== 'longDay'),
      stopped,
    ],
  );
  expect(kinds).toEqual([
    [['overlapRequested'], false],
    [['overlapConfirmed'], true],
    [['sameCrew'], true],
  ]);
  expect(body.summary).toEqual({ changes: 3, ready: 1, people: 1, changed: 0, stopped: 2 });
  // Forced, with the reason that is asked for.
  expect((await draft('paul', entry('two', 'cora', { force: true }))).body.fields).toMatchObject([
    { path: 'entries.0.reason', code: 'required' },
  ]);
  const forced = await draft('paul', entry('two', 'cora', { force: true, reason: 'Handover' }));
  expect(forced.body.summary).toMatchObject({ ready: 2, stopped: 1 });
  // Who is freed by one draft can be asked by another.
  const freed = await draft('paul', entry('busy', null, { action: 'notNeeded', reason: 'smallerCrew' }));
  expect(freed.body.summary).toMatchObject({ changes: 4, ready: 4, stopped: 0 });
  const sent = await send('paul');
  expect(sent).toMatchObject({ sent: 4, people: 2, stayed: [] });
});

test('why a draft overrides something is read by its planner alone until it is sent', async () => {
  const cora = { personId: 'person-cora' };
  await open('busy', { ...cora, crewId: 'load-out', status: 'confirmed' });
  await open('one');
  await draft('paul', entry('one', 'cora', { force: true, reason: 'She leaves the other one' }));
  const seenBy = async (login: string) =>
    (await (await clientOf(server, login)).get('/planningDrafts')).body.items;
  expect(await seenBy('paul')).toMatchObject([
    { mine: true, force: true, reason: 'She leaves the other one' },
  ]);
  expect(await seenBy('pia')).toMatchObject([{ mine: false, force: true, reason: '', stopped: false }]);
});

test.each(['book', 'request', 'confirm', 'reactivate'])(
  'a draft to %s over a conflict is not sent until it has a reason, which is kept',
  async (action) => {
    const assigns = action === 'book' || action === 'request';
    const cora = { personId: 'person-cora' };
    await open('busy', { ...cora, crewId: 'load-out', status: 'confirmed' });
    await open('one', {
      ...(!assigns && cora),
      status: assigns ? 'draft' : action === 'confirm' ? 'requested' : 'notNeeded',
    });
    const intent = entry('one', assigns ? 'cora' : null, { action });
    expect((await draft('paul', intent)).body.items).toMatchObject([{ stopped: true }]);
    expect(await send('paul')).toMatchObject({ sent: 0, stayed: [{ code: 'collision' }] });
    await draft('paul', { ...intent, force: true, reason: 'Two halls, one door' });
    const { sendId } = await send('paul');
    await leave(sendId);
    expect(await itemOf('one')).toMatchObject({ ...cora, forcedReason: 'Two halls, one door' });
  },
);

test('a position that has changed meanwhile stays a draft with its current state; the others leave', async () => {
  await open('one');
  await open('two', { startDate: '2026-11-23' });
  await open('three', { startDate: '2026-11-25' });
  await draft('paul', entry('one', 'cora'), entry('two', 'cora'), entry('three', 'cora'));
  const pia = await clientOf(server, 'pia');
  await pia.post('/projectCrewItems/one/assign', { personId: 'person-carl', as: 'request' }, ifMatch(1));
  const sent = await send('paul');
  expect(sent).toMatchObject({
    sent: 2,
    stayed: [
      {
        status: 409,
        code: 'conflict',
        draft: {
          changed: true,
          position: { itemId: 'one', status: 'requested', person: { id: 'person-carl' } },
        },
      },
    ],
  });
  // One more changes while the others wait to leave.
  await pia.post('/projectCrewItems/two/assign', { personId: 'person-carl', as: 'draft' }, ifMatch(1));
  await leave(sent.sendId);
  expect(await itemOf('three')).toMatchObject({ status: 'requested', personId: 'person-cora' });
  const { items } = (await (await clientOf(server, 'paul')).get('/planningDrafts')).body;
  expect(items).toMatchObject([
    { position: { itemId: 'one' }, sending: null, problem: '' },
    { position: { itemId: 'two' }, person: { id: 'person-cora' }, sending: null, problem: 'conflict' },
  ]);
  const discarded = await (
    await clientOf(server, 'pia')
  ).post('/planningDrafts/discard', { ids: items.map(({ id }: { id: string }) => id) });
  expect(discarded.body.items).toHaveLength(2);
  const own = await (
    await clientOf(server, 'paul')
  ).post('/planningDrafts/discard', { ids: items.map(({ id }: { id: string }) => id) });
  expect(own.body.items).toEqual([]);
});

test('the queue lets them leave by itself', async () => {
  server.setNow(null);
  await open('one', { startDate: '2099-01-05' });
  await draft('paul', entry('one', 'cora'));
  await send('paul');
  await server.jobs.drain();
  expect((await itemOf('one')).status).toBe('draft');
  await wait(8_500);
  await server.jobs.drain();
  expect((await itemOf('one')).status).toBe('requested');
}, 30_000);

test('what cannot be is refused, and others than planners with the right are', async () => {
  await open('one');
  const refused = await draft(
    'paul',
    entry('nowhere', 'cora'),
    entry('one', 'nobody'),
    entry('one', 'cora', { action: 'confirm' }),
  );
  expect(refused.body.fields.map(({ path }: { path: string }) => path)).toEqual([
    'entries.0.itemId',
    'entries.1.personId',
    'entries.2.itemId',
  ]);
  expect((await draft('paul', entry('one', 'cora', { action: 'confirm' }))).body.fields).toMatchObject([
    { path: 'entries.0.action', code: 'bad_choice' },
  ]);
  for (const login of ['reader', 'cora', 'clea'])
    expect([login, (await draft(login, entry('one', 'cora'))).status]).toEqual([login, 403]);
  expect((await (await clientOf(server, 'reader')).get('/planningDrafts')).status).toBe(200);
  expect(await send('paul')).toEqual({ sendId: null, leavesAt: null, sent: 0, people: 0, stayed: [] });
});

test('positions that drafts offer as vacancies are one message to each person whom they fit', async () => {
  for (const id of ['one', 'two', 'gone']) await open(id);
  const offers = ['one', 'two', 'gone'].map((id) => entry(id, null, { action: 'offer' }));
  await draft('paul', ...offers);
  const { sendId } = await send('paul');
  // Changed before it left: it comes back, and is offered to nobody.
  await server.inTenant('north', (db) =>
    db.updateTable('crewItem').set({ version: 2 }).where('id', '=', 'gone').execute(),
  );
  expect(await notifications()).toEqual([]);
  await leave(sendId);
  expect([(await itemOf('one')).status, (await itemOf('gone')).status]).toEqual(['vacant', 'draft']);
  const notified = await server.inTenant('north', (db) =>
    db.selectFrom('notification').select(['personId', 'kind', 'params']).orderBy('personId').execute(),
  );
  expect(notified).toMatchObject(
    ['carl', 'chief', 'cora'].map((login) => ({
      personId: `person-${login}`,
      kind: 'vacancyOffered',
      params: { count: 2 },
    })),
  );
});
