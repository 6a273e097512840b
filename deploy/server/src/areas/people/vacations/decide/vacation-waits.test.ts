import {
  plantContract,
  planningServer,
  wednesday,
} from '../../../../tools/testing/fixtures/planning.fixture.ts';
import { runSweep } from '../../../../tools/testing/server/run-sweep.driver.ts';
import { remindVacations } from './remind-vacations.sweep.ts';

const server = planningServer(async (db) => {
  await plantContract(db, 'person-anna');
  await db
    .insertInto('plannerCrew')
    .values({ id: 'crew-of-pia', kind: 'membership', name: 'Vienna', plannerId: 'person-pia' })
    .execute();
});
const join = () =>
  server.north((db) =>
    db
      .insertInto('plannerCrewMembership')
      .values({ id: 'm-1', plannerCrewId: 'crew-of-pia', personId: 'person-anna', since: '2026-01-01' })
      .execute(),
  );
/** On the clock of Vienna. */
const on = (day: string, time: string) => new Date(`${day}T${time}:00+01:00`);
const go = (day: string, time = '09:00') => runSweep(server, remindVacations, on(day, time));
const reminded = () =>
  server.north(async (db) =>
    (
      await db
        .selectFrom('notification')
        .select(['personId', 'params'])
        .where('kind', '=', 'vacationReminder')
        .orderBy('personId')
        .execute()
    ).map(({ personId }) => personId.slice(7)),
  );
const match = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

async function request(some: object = {}) {
  const anna = await server.as('anna');
  const { status, body } = await anna.post('/vacationRequests', {
    from: '2026-12-28',
    to: '2027-01-08',
    ...some,
  });
  return { anna, status, body };
}

test('who plans is reminded once of a request that has waited for two workdays', async () => {
  await join();
  await request();
  await go('2026-11-19', '23:30');
  expect(await reminded()).toEqual([]);
  await go('2026-11-20', '00:30');
  expect(await reminded()).toEqual(['pia']);
  await go('2026-11-25');
  expect(await reminded()).toEqual(['pia']);
});

test('a weekend is no waiting, and without a planner the office is reminded', async () => {
  server.setNow(on('2026-11-20', '10:00'));
  await request();
  await go('2026-11-22');
  expect(await reminded()).toEqual([]);
  await go('2026-11-24');
  expect(await reminded()).toEqual(['helga', 'otto', 'petra']);
});

test('a decision ends the waiting, and a wish to cancel begins it anew', async () => {
  await join();
  const { body } = await request();
  await go('2026-11-20');
  const pia = await server.as('pia');
  await pia.post(`/vacationRequests/${body.id}/approve`, {}, match(body.version));
  await go('2026-11-27');
  expect(await reminded()).toEqual(['pia']);
  server.setNow(on('2026-11-27', '10:00'));
  const anna = await server.as('anna');
  expect((await anna.call('DELETE', `/vacationRequests/${body.id}`)).body.status).toBe('cancelRequested');
  await go('2026-11-30');
  expect(await reminded()).toEqual(['pia']);
  await go('2026-12-01');
  expect(await reminded()).toEqual(['pia', 'pia']);
});

const bookings = (rows: { year: number; days: number }[]) =>
  server.north((db) =>
    db
      .insertInto('vacationBooking')
      .values(
        rows.map((row) => ({
          ...row,
          id: `b-${row.year}`,
          personId: 'person-anna',
          kind: 'manual',
          reason: 'Bonus',
          at: wednesday,
        })),
      )
      .execute(),
  );
const preview = '/vacationRequests/preview?from=2026-12-28&to=2027-01-08';

test('over New Year each year takes its own days from its own account', async () => {
  await bookings([
    { year: 2026, days: -20 },
    { year: 2027, days: -10 },
  ]);
  const anna = await server.as('anna');
  expect((await anna.get(preview)).body).toMatchObject({
    days: 10,
    left: 5,
    leftAfter: 1,
    years: [
      { year: 2026, days: 4, left: 5, leftAfter: 1 },
      { year: 2027, days: 6, left: 15, leftAfter: 9 },
    ],
    refusal: null,
  });
  const { status, body } = await request();
  expect([status, body.days]).toEqual([200, 10]);
  const after = (await anna.get('/vacationRequests/preview?from=2027-01-11&to=2027-01-11')).body;
  expect(after.years).toEqual([{ year: 2027, days: 1, left: 15, pending: 6, leftAfter: 8 }]);
});

test.each([
  ['the year that ends', { year: 2026, days: -22 }, { year: 2026, days: 4, left: 3 }],
  ['the year that begins', { year: 2027, days: -20 }, { year: 2027, days: 6, left: 5 }],
])('what %s does not have is refused, though the other has plenty', async (_, booking, params) => {
  await bookings([booking]);
  const { status, body } = await request();
  expect(status).toBe(422);
  expect(body.fields).toEqual([{ path: 'to', code: 'not_enough_left', params }]);
});

test('a half day at either end counts in its own year', async () => {
  const anna = await server.as('anna');
  const halves = await anna.get(`${preview}&firstHalf=true&lastHalf=true`);
  expect(halves.body.years).toMatchObject([
    { year: 2026, days: 3.5 },
    { year: 2027, days: 5.5 },
  ]);
});
