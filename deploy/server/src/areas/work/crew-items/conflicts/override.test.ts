import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantCrew, plantItem, plantLocation } from '../../../../tools/testing/database/plant.db.ts';
import {
  addCrewPeople,
  clientOf,
  ifMatch,
  today,
} from '../../../../tools/testing/fixtures/crew-items.fixture.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

type Some = Parameters<typeof plantItem>[1];
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', status: 'draft', ...some }),
  );
const cora = { personId: 'person-cora' };
const vacation = () =>
  server.inTenant('north', (db) =>
    db
      .insertInto('absence')
      .values({
        id: 'away',
        ...cora,
        kind: 'vacation',
        status: 'approved',
        fromDay: '2026-11-21',
        toDay: '2026-11-21',
        days: '1',
        requestedAt: today,
      })
      .execute(),
  );
const far = () =>
  server.inTenant('north', async (db) => {
    const graz = await plantLocation(db, { city: 'Graz', latitude: 47.0707, longitude: 15.4395 });
    const crew = await plantCrew(db, { projectId: 'opera', locationId: graz.id });
    await plantItem(db, { ...cora, crewId: crew.id, startTime: '20:00', endTime: '23:00' });
  });

const assign = (as: string) => ({
  plant: {},
  path: '/projectCrewItems/*/assign',
  body: { personId: cora.personId, as },
});
const move = (action: string, status: 'requested' | 'spare' | 'notNeeded', more: Some = {}) => ({
  plant: { ...cora, status, ...more },
  path: '/projectCrewItemStatus/*',
  body: { action },
});
const ways = {
  booking: assign('book'),
  requesting: assign('request'),
  'requesting as spare': assign('requestSpare'),
  'confirming for the person': move('confirm', 'requested'),
  'calling in a spare': move('activate', 'spare'),
  'bringing back': move('reactivate', 'notNeeded', { previousStatus: 'confirmed' }),
  'another day': {
    plant: { ...cora, status: 'confirmed' as const, startDate: '2026-11-24' },
    path: '/projectCrewItems/*',
    body: { startDate: '2026-11-21' },
  },
};

test.each(Object.entries(ways))('%s over a conflict needs a reason, which is kept', async (_, way) => {
  const { id } = await plant(way.plant);
  await vacation();
  const paul = await clientOf(server, 'paul');
  const go = (more: object) => paul.post(way.path.replace('*', id), { ...way.body, ...more }, ifMatch(1));
  const stopped = await go({});
  expect([stopped.status, stopped.body.params]).toEqual([409, { kind: 'absent', forceable: 1 }]);
  const silent = await go({ force: true });
  expect([silent.status, silent.body.fields]).toMatchObject([422, [{ path: 'reason', code: 'required' }]]);
  const done = await go({ force: true, reason: 'Comes back a day early' });
  expect(done.body).toMatchObject({ forced: { reason: 'Comes back a day early' } });
  const noted = await server.inTenant('north', (db) =>
    db.selectFrom('activity').select(['reason', 'actorId']).where('subjectId', '=', id).execute(),
  );
  expect(noted).toContainEqual({ reason: 'Comes back a day early', actorId: 'person-paul' });
});

test('a way that takes longer than the gap needs one as well', async () => {
  const { id } = await plant();
  await far();
  const paul = await clientOf(server, 'paul');
  const book = (more: object) =>
    paul.post(`/projectCrewItems/${id}/assign`, { personId: cora.personId, as: 'book', ...more }, ifMatch(1));
  expect((await book({})).body.params).toEqual({ kind: 'travel', forceable: 1 });
  expect((await book({ force: true, reason: 'Takes the plane' })).body).toMatchObject({
    status: 'confirmed',
    doubleBooking: false,
    forced: { reason: 'Takes the plane' },
  });
});

test('what was requested with a reason is confirmed and brought back without another', async () => {
  const { id } = await plant();
  await vacation();
  const paul = await clientOf(server, 'paul');
  const body = { personId: cora.personId, force: true, reason: 'Agreed by phone' };
  await paul.post(`/projectCrewItems/${id}/assign`, body, ifMatch(1));
  expect((await paul.post(`/projectCrewItemStatus/${id}`, { action: 'confirm' })).body).toMatchObject({
    status: 'confirmed',
    forced: { reason: 'Agreed by phone' },
  });
  await paul.post(`/projectCrewItemStatus/${id}/notNeeded`, { reason: 'Rain' });
  expect((await paul.post(`/projectCrewItemStatus/${id}/reactivate`)).body).toMatchObject({
    status: 'requested',
    forced: { reason: 'Agreed by phone' },
  });
});
