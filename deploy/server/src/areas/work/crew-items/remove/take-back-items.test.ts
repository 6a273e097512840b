import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import type { Client } from '../../../../tools/testing/server/client.ts';
import {
  addCrewPeople,
  clientOf,
  ifMatch,
  today,
} from '../../../../tools/testing/fixtures/crew-items.fixture.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

const later = (minutes: number) => new Date(today.getTime() + minutes * 60_000);
const there = () =>
  server.inTenant('north', async (db) =>
    (await db.selectFrom('crewItem').select('id').execute()).map(({ id }) => id),
  );

/** A position, and as many copies of it as wanted, which Paul lays. */
async function lay(rows: number) {
  const item = await server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', status: 'draft' }),
  );
  const paul = await clientOf(server, 'paul');
  const times = { startDate: '2026-11-21', startTime: '08:00', endTime: '18:00', rows };
  const { ids } = (await paul.post(`/projectCrewItems/${item.id}/duplicate`, times)).body as {
    ids: string[];
  };
  return { paul, item, ids };
}

const give = (paul: Client, id: string | undefined, intent: object) =>
  paul.post(`/projectCrewItems/${id}/assign`, { personId: 'person-cora', ...intent }, ifMatch(1));

test('what was just laid goes again, and the history says both', async () => {
  const { paul, item, ids } = await lay(3);
  server.setNow(later(9));
  const back = await paul.post('/projectCrewItems/takeBack', { ids });
  expect(back.body.ids.toSorted()).toEqual(ids.toSorted());
  expect(await there()).toEqual([item.id]);
  const notes = await server.inTenant('north', (db) =>
    db
      .selectFrom('activity')
      .select(['caption', 'after'])
      .where('subjectId', '=', 'load-in')
      .orderBy('at')
      .execute(),
  );
  expect(notes).toMatchObject([
    { caption: 'items_created', after: { count: 3 } },
    { caption: 'items_taken_back', after: { count: 3 } },
  ]);
  expect((await paul.post('/projectCrewItems/takeBack', { ids })).status).toBe(404);
});

test('a position that was given to somebody as a draft goes with the others', async () => {
  const { paul, ids } = await lay(2);
  expect((await give(paul, ids[0], { as: 'draft' })).status).toBe(200);
  expect((await paul.post('/projectCrewItems/takeBack', { ids })).status).toBe(200);
});

test('as soon as somebody was asked all of them stay', async () => {
  const { paul, ids } = await lay(2);
  const intent = { as: 'request', force: true, reason: 'So agreed.' };
  expect((await give(paul, ids[0], intent)).status).toBe(200);
  expect((await paul.post('/projectCrewItems/takeBack', { ids })).body).toMatchObject({
    code: 'wrong_state',
    params: { status: 'requested' },
  });
  expect(await there()).toHaveLength(3);
});

test('positions that somebody has applied for stay', async () => {
  const { paul, ids } = await lay(1);
  const applied = { id: 'a', crewItemId: String(ids[0]), personId: 'person-cora', appliedAt: today };
  await server.inTenant('north', async (db) => {
    await db.updateTable('crewItem').set({ status: 'vacant' }).where('id', '=', String(ids[0])).execute();
    await db
      .insertInto('crewItemApplication')
      .values({ ...applied, state: 'applied' })
      .execute();
  });
  expect((await paul.post('/projectCrewItems/takeBack', { ids })).body.code).toBe('wrong_state');
});

test('after ten minutes it is no slip of the finger any more', async () => {
  const { paul, ids } = await lay(1);
  server.setNow(later(11));
  expect((await paul.post('/projectCrewItems/takeBack', { ids })).body.code).toBe('too_late');
  expect(await there()).toHaveLength(2);
});

test('only who laid them takes them back', async () => {
  const { ids } = await lay(1);
  expect((await (await clientOf(server, 'pia')).post('/projectCrewItems/takeBack', { ids })).status).toBe(
    404,
  );
  expect((await (await clientOf(server, 'cora')).post('/projectCrewItems/takeBack', { ids })).status).toBe(
    403,
  );
});
