import type { Db } from '../../../platform/db/tables.ts';
import { diskStore } from '../../../platform/files/file-store.ts';
import { routesOf } from '../../../routes.ts';
import { callerOf } from '../../../areas/account/session/caller.ts';
import { demoDay } from '../../testing/demo-template.ts';
import { serverForTests } from '../../testing/test-server.ts';
import { todayCrewId, todayCrews } from './today-crews.ts';

jest.setTimeout(120_000);

const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: demoDay,
});

const inNordlicht = <T>(work: (db: Db) => Promise<T>) => server.inTenant('nordlicht', work);
const counted = async (
  db: Db,
  table: 'project' | 'crew' | 'location' | 'company' | 'client_mark' | 'skill',
) =>
  (
    await db
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('there is as much of everything as the demo promises', async () => {
  await inNordlicht(async (db) => {
    expect({
      projects: await counted(db, 'project'),
      crews: await counted(db, 'crew'),
      locations: await counted(db, 'location'),
      companies: await counted(db, 'company'),
      marks: await counted(db, 'client_mark'),
      skills: await counted(db, 'skill'),
    }).toEqual({ projects: 60, crews: 180, locations: 18, companies: 12, marks: 9, skills: 18 });
  });
});

test('positions stand in every state, each at least five times', async () => {
  const states = await inNordlicht((db) =>
    db
      .selectFrom('crew_item')
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
        .selectFrom('crew_item')
        .select(['status', 'starts_at'])
        .where('crew_id', '=', todayCrewId('nordlicht', key))
        .execute(),
    );
    expect([key, crew.length > 4]).toEqual([key, true]);
    const hours = Math.abs((crew[0]?.starts_at?.getTime() ?? 0) - demoDay.getTime()) / 3_600_000;
    expect(hours).toBeLessThan(38);
  }
});

test('the crew member has positions in twelve states, and vacancies applied for, won and lost', async () => {
  const { states, applications } = await inNordlicht(async (db) => {
    const { person_id } = await db
      .selectFrom('login')
      .select('person_id')
      .where('name', '=', 'crew')
      .executeTakeFirstOrThrow();
    const id = String(person_id);
    return {
      states: await db
        .selectFrom('crew_item')
        .select('status')
        .distinct()
        .where('person_id', '=', id)
        .execute(),
      applications: await db
        .selectFrom('crew_item_application')
        .select('state')
        .distinct()
        .where('person_id', '=', id)
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
      .selectFrom('crew_item')
      .select(['forced_by', 'forced_reason'])
      .where('double_booking', '=', true)
      .execute(),
  );
  expect(forced.length).toBeGreaterThanOrEqual(2);
  expect(forced.every(({ forced_by, forced_reason }) => forced_by !== null && forced_reason !== '')).toBe(
    true,
  );
});

test('the third tenant has no projects', async () => {
  expect(await server.inTenant('canal', (db) => counted(db, 'project'))).toBe(0);
});
