import type { JobDetail } from '@callboard/contract';
import {
  addCrewPeople,
  clientOf,
  ifMatch,
  today,
} from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { statementsOf } from '../../../../tools/testing/database/count-statements.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

type Some = Parameters<typeof plantItem>[1];
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', personId: 'person-cora', ...some }),
  );
const jobOf = async (login: string, id: string): Promise<JobDetail> =>
  (await (await clientOf(server, login)).get(`/jobs/${id}`)).body;
const later = (minutes: number) => new Date(today.getTime() + minutes * 60_000);

test('a job says who changed what, when and why, the newest first', async () => {
  const { id, version } = await plant();
  const paul = await clientOf(server, 'paul');
  const edit = { startTime: '06:30', reason: 'The truck comes earlier' };
  const changed = await paul.post(`/projectCrewItems/${id}`, edit, ifMatch(version));
  expect(changed.status).toBe(200);
  server.setNow(later(5));
  await (await clientOf(server, 'cora')).post(`/jobs/${id}/confirmation`, { answer: 'confirm' });
  server.setNow(later(10));
  await (await clientOf(server, 'paul')).post(`/projectCrewItemStatus/${id}/notNeeded`, { reason: 'Rain' });
  const { history } = await jobOf('cora', id);
  expect(history).toMatchObject([
    { caption: 'item_not_needed', by: expect.stringContaining('paul'), reason: 'Rain', changes: [] },
    { caption: 'item_confirm', by: expect.stringContaining('Cora'), reason: '', at: later(5).toISOString() },
    {
      caption: 'item_change',
      by: expect.stringContaining('paul'),
      at: today.toISOString(),
      reason: 'The truck comes earlier',
      changes: [{ field: 'startTime', before: '08:00', after: '06:30' }],
    },
  ]);
});

test('why a conflict was overridden stays with the planners, and an edit that tells nothing is no line', async () => {
  const { id, version } = await plant();
  await plant({ crewId: 'load-out', startTime: '19:00', endTime: '22:00' });
  const paul = await clientOf(server, 'paul');
  const forced = { endTime: '20:00', force: true, reason: 'Nobody else is left' };
  const after = await paul.post(`/projectCrewItems/${id}`, forced, ifMatch(version));
  expect(after.status).toBe(200);
  await paul.post(`/projectCrewItems/${id}`, { payMinor: 2_000 }, ifMatch(after.body.version));
  const { history } = await jobOf('cora', id);
  expect(history).toMatchObject([
    { caption: 'item_change', reason: '', changes: [{ field: 'endTime', before: '18:00', after: '20:00' }] },
  ]);
});

test('of who had the job before nothing is told', async () => {
  const { id } = await plant({ status: 'refused' });
  await server.inTenant('north', (db) =>
    db
      .insertInto('activity')
      .values({
        id: 'line',
        type: 'LOG',
        category: 'crewItem',
        caption: 'item_refuse',
        body: '',
        reason: 'sick',
        personId: 'person-carl',
        actorId: 'person-carl',
        subjectKind: 'crewItem',
        subjectId: id,
        at: today,
      } as never)
      .execute(),
  );
  expect((await jobOf('cora', id)).history).toEqual([]);
});

test('a job says where it is, how one gets in and how far it is from home', async () => {
  await server.inTenant('north', async (db) => {
    const far = { street: 'Messeplatz 1', zip: '1020', note: 'Gate 3, ask for Kim', latitude: 48.2167 };
    await db.updateTable('location').set(far).where('id', '=', 'hall').execute();
    await db
      .insertInto('location')
      .values({
        id: 'at-home',
        name: 'Theatre',
        city: 'Linz',
        country: 'AT',
        timeZone: 'Europe/Vienna',
        latitude: 48.3069,
        longitude: 14.2858,
        searchText: 'theatre linz',
      })
      .execute();
    const home = { city: 'Linz', country: 'AT' };
    await db.updateTable('person').set(home).where('id', '=', 'person-cora').execute();
    await db.updateTable('person').set({ city: 'Graz' }).where('id', '=', 'person-carl').execute();
  });
  const own = await plant();
  expect((await jobOf('cora', own.id)).place).toEqual({
    street: 'Messeplatz 1',
    zip: '1020',
    country: 'AT',
    note: 'Gate 3, ask for Kim',
    distanceKm: 157,
  });
  const carls = await plant({ personId: 'person-carl' });
  expect((await jobOf('carl', carls.id)).place?.distanceKm).toBeNull();
});

test('a long history costs no more statements', async () => {
  const { id } = await plant();
  const cora = await clientOf(server, 'cora');
  const count = async () => (await statementsOf(server.database, () => cora.get(`/jobs/${id}`))).length;
  const before = await count();
  const paul = await clientOf(server, 'paul');
  for (const [number, startTime] of ['06:30', '06:45', '07:00'].entries())
    await paul.post(`/projectCrewItems/${id}`, { startTime }, ifMatch(number + 1));
  expect((await jobOf('cora', id)).history.length).toBeGreaterThan(1);
  expect(await count()).toBe(before);
});
