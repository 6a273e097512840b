import type { Db } from '#platform/db/tables.ts';
import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../../routes.ts';
import { callerOf } from '../../../areas/account/session/session/caller.ts';
import { demoDay } from '../../testing/demo-template.ts';
import { serverForTests } from '../../testing/server/test-server.ts';
import { todayCrewId, todayCrews } from './today-crews.ts';

jest.setTimeout(120_000);

const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: demoDay,
});

const inNordlicht = <T>(work: (db: Db) => Promise<T>) => server.inTenant('nordlicht', work);
const counted = async (db: Db, table: 'project' | 'crew' | 'location' | 'company' | 'clientMark' | 'skill') =>
  (
    await db
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('projects, crews, locations and companies are as many as the demo promises', async () => {
  await inNordlicht(async (db) => {
    expect({
      projects: await counted(db, 'project'),
      crews: await counted(db, 'crew'),
      locations: await counted(db, 'location'),
      companies: await counted(db, 'company'),
      marks: await counted(db, 'clientMark'),
      skills: await counted(db, 'skill'),
    }).toEqual({ projects: 60, crews: 180, locations: 18, companies: 12, marks: 9, skills: 18 });
  });
});

test('positions stand in every state, each at least five times', async () => {
  const states = await inNordlicht((db) =>
    db
      .selectFrom('crewItem')
      .select((of) => ['status', of.fn.countAll<number>().as('n')])
      .groupBy('status')
      .execute(),
  );
  expect(states).toHaveLength(16);
  expect(states.filter(({ n }) => n < 5)).toEqual([]);
  const all = states.reduce((sum, { n }) => sum + n, 0);
  expect([all > 2_200, all < 2_700]).toEqual([true, true]);
});

test('the six crews of today are around now, with people in their states', async () => {
  for (const { key } of todayCrews) {
    const crew = await inNordlicht((db) =>
      db
        .selectFrom('crewItem')
        .select(['status', 'startsAt'])
        .where('crewId', '=', todayCrewId('nordlicht', key))
        .execute(),
    );
    expect([key, crew.length > 4]).toEqual([key, true]);
    const hours = Math.abs((crew[0]?.startsAt?.getTime() ?? 0) - demoDay.getTime()) / 3_600_000;
    expect(hours).toBeLessThan(38);
  }
});

test('the crew member has positions in twelve states, and vacancies applied for, won and lost', async () => {
  const { states, applications } = await inNordlicht(async (db) => {
    const { personId } = await db
      .selectFrom('login')
      .select('personId')
      .where('name', '=', 'crew')
      .executeTakeFirstOrThrow();
    const id = String(personId);
    return {
      states: await db
        .selectFrom('crewItem')
        .select('status')
        .distinct()
        .where('personId', '=', id)
        .execute(),
      applications: await db
        .selectFrom('crewItemApplication')
        .select('state')
        .distinct()
        .where('personId', '=', id)
        .execute(),
    };
  });
  expect(states.length).toBeGreaterThanOrEqual(12);
  expect(applications.map(({ state }) => state).toSorted()).toEqual([
    'accepted',
    'applied',
    'rejected',
    'withdrawn',
  ]);
});

test('who is planned twice was forced to be, by somebody and for a reason', async () => {
  const forced = await inNordlicht((db) =>
    db
      .selectFrom('crewItem')
      .select(['forcedBy', 'forcedReason'])
      .where('doubleBooking', '=', true)
      .execute(),
  );
  expect(forced.length).toBeGreaterThanOrEqual(2);
  expect(forced.every(({ forcedBy, forcedReason }) => forcedBy !== null && forcedReason !== '')).toBe(true);
});

test('the third tenant has no projects', async () => {
  expect(await server.inTenant('canal', (db) => counted(db, 'project'))).toBe(0);
});
