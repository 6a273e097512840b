import { randomUUID } from 'node:crypto';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import {
  plantCrew,
  plantFunction,
  plantItem,
  plantProject,
} from '../../../../tools/testing/database/plant.db.ts';
import { conflictsOfItem } from '../conflicts/item-conflicts.ts';
import { changeItemsOfCrew } from '../write/change-items.ts';
import { createItems } from '../write/create-items.ts';
import { moveItem, moveItems } from './move-item.ts';
import type { ItemMove } from './move-item.ts';

const server = serverWithPeople();
const at = new Date('2026-11-20T08:00:00Z');
const north = <T>(work: Parameters<typeof server.inTenant<T>>[1]) => server.inTenant('north', work);
const move = (id: string, some: Partial<ItemMove> & Pick<ItemMove, 'action'>, when = at) =>
  north((db) =>
    moveItem({ db, jobs: server.jobs.within(db, 'north'), at: when }, id, {
      by: 'planner',
      actorId: 'person-petra',
      ...some,
    }),
  );
const ada = { personId: 'person-ada' };

test('a move writes the state, the LOG with before and after, and tells the person', async () => {
  const project = await north((db) => plantProject(db, { plannerId: 'person-helga' }));
  const crew = await north((db) => plantCrew(db, { projectId: project.id }));
  const item = await north((db) => plantItem(db, { crewId: crew.id, status: 'draft', ...ada }));
  const moved = await move(item.id, { action: 'request' });
  expect(moved).toMatchObject({
    status: 'requested',
    previousStatus: 'draft',
    requestedAt: at,
    version: 2,
  });
  // Half of the 23 hours that are left.
  expect(moved.deadlineAt).toEqual(new Date('2026-11-20T19:30:00Z'));
  const [log] = await north((db) =>
    db.selectFrom('activity').selectAll().where('subjectId', '=', item.id).execute(),
  );
  expect(log).toMatchObject({
    type: 'LOG',
    caption: 'item_request',
    personId: 'person-ada',
    actorId: 'person-petra',
    before: { status: 'draft' },
    after: { status: 'requested' },
    at,
  });
  await move(item.id, { action: 'confirm', by: 'person', actorId: 'person-ada' });
  const notified = await north((db) => db.selectFrom('notification').selectAll().orderBy('kind').execute());
  expect(notified.map(({ personId, kind, subjectKind }) => [personId, kind, subjectKind])).toEqual([
    ['person-helga', 'jobConfirmed', 'crewItem'],
    ['person-ada', 'jobRequested', 'job'],
  ]);
  expect(notified[1]?.params).toMatchObject({ day: '2026-11-21', from: '08:00', project: project.name });
});

test('what the states do not allow is a wrong state, and changes nothing', async () => {
  const item = await north((db) => plantItem(db, { status: 'working', ...ada }));
  await expect(move(item.id, { action: 'notNeeded', reason: 'rain' })).rejects.toMatchObject({
    code: 'wrong_state',
    params: { status: 'working' },
  });
  await expect(move(item.id, { action: 'checkOut', by: 'person' })).resolves.toMatchObject({
    status: 'done',
  });
  await expect(move(item.id, { action: 'clear', by: 'person' })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  await expect(move(randomUUID(), { action: 'clear' })).rejects.toMatchObject({ code: 'not_found' });
});

test('a reason is asked for, and a no-show waits a quarter of an hour', async () => {
  const item = await north((db) => plantItem(db, ada));
  await expect(move(item.id, { action: 'notNeeded' })).rejects.toMatchObject({
    fields: [{ path: 'reason', code: 'required' }],
  });
  await expect(move(item.id, { action: 'noShow' }, new Date('2026-11-21T07:14:00Z'))).rejects.toMatchObject({
    code: 'too_early',
  });
  await move(item.id, { action: 'noShow' }, new Date('2026-11-21T07:15:00Z'));
  const late = await move(item.id, { action: 'checkIn', by: 'server' }, new Date('2026-11-21T07:30:00Z'));
  expect(late).toMatchObject({ status: 'working', previousStatus: 'noShow' });
});

test('an undone check-in leads to what was before it, whatever came between', async () => {
  const item = await north((db) => plantItem(db, { status: 'ready', ...ada }));
  for (const action of ['checkIn', 'checkOut', 'undoCheckOut', 'undoCheckIn'] as const)
    await move(item.id, { action });
  expect(await move(item.id, { action: 'undoPreCall' })).toMatchObject({ status: 'confirmed' });
});

test('a crew that is called off moves all of its positions or none', async () => {
  const crew = await north((db) => plantCrew(db));
  const [one, two] = await north(async (db) => [
    await plantItem(db, { crewId: crew.id, ...ada }),
    await plantItem(db, { crewId: crew.id, status: 'vacant' }),
  ]);
  const cancel = (ids: string[]) =>
    north((db) =>
      moveItems({ db, jobs: server.jobs.within(db, 'north'), at }, ids, {
        action: 'cancel',
        by: 'server',
        actorId: null,
        reason: 'storm',
      }),
    );
  const done = await north((db) => plantItem(db, { status: 'done', personId: 'person-helga' }));
  await expect(cancel([one.id, two.id, done.id])).rejects.toMatchObject({ code: 'wrong_state' });
  expect((await cancel([one.id, two.id])).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
});

test('two confirmed positions at once are a collision, unless one was forced', async () => {
  const items = await north(async (db) => [
    await plantItem(db, ada),
    await plantItem(db, { status: 'requested', ...ada }),
  ]);
  const second = items[1]?.id ?? '';
  await expect(move(second, { action: 'confirm' })).rejects.toMatchObject({ code: 'collision' });
  const forced = await move(second, { action: 'confirm', set: { doubleBooking: true } });
  expect(forced).toMatchObject({ status: 'confirmed', doubleBooking: true });
});

test('positions are laid for a crew, with times that the rules accept', async () => {
  const crew = await north((db) => plantCrew(db));
  const rigger = await north((db) => plantFunction(db));
  const create = (more: object) =>
    north((db) =>
      createItems({ db, at, actorId: 'person-petra' }, crew.id, {
        startDate: '2026-11-21',
        startTime: '20:00',
        endTime: '06:00',
        functionId: rigger.id,
        rows: 3,
        ...more,
      }),
    );
  const ids = await create({ status: 'vacant' });
  const rows = await north((db) => db.selectFrom('crewItem').selectAll().where('id', 'in', ids).execute());
  expect(rows.map(({ status, endsAt }) => [status, endsAt?.toISOString()])).toEqual(
    Array.from({ length: 3 }, () => ['vacant', '2026-11-22T05:00:00.000Z']),
  );
  await expect(create({ endTime: '20:00' })).rejects.toMatchObject({
    fields: [{ path: 'endTime', code: 'same_start_and_end' }],
  });
  await expect(create({ functionId: 'nothing' })).rejects.toMatchObject({
    fields: [{ path: 'functionId', code: 'bad_choice' }],
  });
  expect(await create({ startTime: null, endTime: null, rows: 1 })).toHaveLength(1);
});

test('conflicts are found in what the database knows of a person', async () => {
  const [item] = await north(async (db) => [
    await plantItem(db, { status: 'vacant' }),
    await plantItem(db, ada),
    await db
      .insertInto('blockDate')
      .values({
        id: 'b',
        personId: 'person-ada',
        fromDay: '2026-11-21',
        toDay: '2026-11-22',
        createdAt: at,
      })
      .execute(),
  ]);
  const found = await north((db) => conflictsOfItem(db, { itemId: item.id, personId: 'person-ada' }));
  expect(found.map(({ kind }) => kind)).toEqual([
    'overlapConfirmed',
    'blocked',
    'functionMissing',
    'longDay',
  ]);
});

test('a new site of a crew asks anew who has said yes, and only tells who is still asked', async () => {
  const crew = await north((db) => plantCrew(db));
  const [yes, asked, done] = await north(async (db) => [
    await plantItem(db, { crewId: crew.id, ...ada }),
    await plantItem(db, { crewId: crew.id, status: 'requested', personId: 'person-helga' }),
    await plantItem(db, { crewId: crew.id, status: 'done', personId: 'person-petra' }),
  ]);
  const location = { field: 'location' as const, before: 'Hall 3', after: 'Hall 4' };
  await north((db) =>
    changeItemsOfCrew({ db, jobs: server.jobs.within(db, 'north'), at }, crew.id, {
      differencesOf: () => [location],
      actorId: 'person-petra',
    }),
  );
  const rows = await north((db) => db.selectFrom('crewItem').selectAll().execute());
  const found = new Map(rows.map((row) => [row.id, row]));
  expect(found.get(yes.id)).toMatchObject({ status: 'hasChanged', changes: [location] });
  expect(found.get(asked.id)?.status).toBe('requested');
  expect(found.get(done.id)?.status).toBe('done');
  const notified = await north((db) => db.selectFrom('notification').selectAll().execute());
  expect(notified.map(({ personId, kind }) => `${personId} ${kind}`).toSorted()).toEqual([
    'person-ada jobChanged',
    'person-helga jobChanged',
  ]);
});
