import type { JobDay } from '@callboard/contract';
import { addCrewPeople, clientOf, today } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

type Some = Parameters<typeof plantItem>[1];
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', personId: 'person-cora', ...some }),
  );

test('a day has what the pages of its jobs read one by one, in the same shapes', async () => {
  const first = await plant();
  const second = await plant({ crewId: 'load-out', startTime: '19:00', endTime: '23:00' });
  await plant({ personId: 'person-chief', crewChief: true });
  await plant({ startDate: '2026-11-23' });
  await plant({ personId: 'person-carl' });
  const cora = await clientOf(server, 'cora');
  const asked = '2026-11-21';
  const day = (await cora.get(`/jobs/ofDay?day=${asked}`)).body as JobDay;
  expect(day.jobs.map(({ id }) => id)).toEqual([first.id, second.id]);
  for (const job of day.jobs) expect(job).toEqual((await cora.get(`/jobs/${job.id}`)).body);
  expect(day.checks.map(({ crewItemId }) => crewItemId)).toEqual([first.id, second.id]);
  for (const check of day.checks)
    expect(check).toEqual((await cora.get(`/crewChecks/${check.crewItemId}`)).body);
  expect(day.crews.map(({ crew }) => crew.id)).toEqual(['load-in', 'load-out']);
  for (const { crew, crewChiefs, contactOnSite, status } of day.crews) {
    expect(crew).toEqual((await cora.get(`/projectCrews/${crew.id}`)).body);
    const chiefs = await cora.get(`/projectCrews/${crew.id}/crewChiefs?limit=1000&page=1`);
    expect(crewChiefs).toEqual(chiefs.body);
    expect((await cora.get(`/projectCrews/${crew.id}/contactOnSite`)).status).toBe(contactOnSite ? 200 : 404);
    // Only who leads sees how far the others are.
    expect(status).toBeNull();
  }
  expect(day.crews[0]?.crewChiefs.items).toHaveLength(1);
  expect(day.locations.map(({ id }) => id)).toEqual(['hall']);
  expect(day.locations[0]).toEqual((await cora.get('/locations/hall')).body);
});

test('who leads a crew gets its list too, and nobody else anything of it', async () => {
  const own = await plant({ personId: 'person-chief', crewChief: true });
  await plant();
  const chief = await clientOf(server, 'chief');
  const { jobs, crews } = (await chief.get('/jobs/ofDay?day=2026-11-21')).body as JobDay;
  expect(jobs.map(({ id }) => id)).toEqual([own.id]);
  const path = '/projectCrews/load-in/projectCrewItemStatus?limit=1000&page=1';
  expect(crews[0]?.status).toEqual((await chief.get(path)).body);
  expect(crews[0]?.status?.total).toBe(2);
  const carl = await clientOf(server, 'carl');
  expect((await carl.get('/jobs/ofDay?day=2026-11-21')).body).toEqual({
    day: '2026-11-21',
    jobs: [],
    checks: [],
    crews: [],
    locations: [],
  });
});

test('a job that the person has only been turned down for comes without its crew', async () => {
  const item = await plant({ personId: 'person-carl' });
  await server.inTenant('north', (db) =>
    db
      .insertInto('crewItemApplication')
      .values({
        id: 'application',
        crewItemId: item.id,
        personId: 'person-cora',
        state: 'rejected',
        appliedAt: today,
      })
      .execute(),
  );
  const cora = await clientOf(server, 'cora');
  const { jobs, checks, crews } = (await cora.get('/jobs/ofDay?day=2026-11-21')).body as JobDay;
  expect(jobs.map(({ id }) => id)).toEqual([item.id]);
  expect([checks, crews]).toEqual([[], []]);
});

test('a day is asked for by name', async () => {
  const cora = await clientOf(server, 'cora');
  expect((await cora.get('/jobs/ofDay')).status).toBe(422);
  expect((await cora.get('/jobs/ofDay?day=tomorrow')).status).toBe(422);
  expect((await (await clientOf(server, 'clea')).get('/jobs/ofDay?day=2026-11-21')).status).toBe(403);
});
