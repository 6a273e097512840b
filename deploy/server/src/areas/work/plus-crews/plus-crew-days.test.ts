import { at, clientOf, plantSite, workTheDay } from '../../../tools/testing/fixtures/site.fixture.ts';
import type { Db } from '#platform/db/tables.ts';
import { insertAll } from '../../../tools/demo/seed.db.ts';
import { addLogin, serverWithPeople } from '../../../tools/testing/fixtures/people.fixture.ts';
import { runSweep } from '../../../tools/testing/server/run-sweep.driver.ts';
import { plantCrew, plantItem } from '../../../tools/testing/database/plant.db.ts';
import { plusCrewDaysSweep } from './plus-crew-days.sweep.ts';

/** The crew is paid 60 an hour for riggers; Mia and Tom are in the plus crew, the chief is not. */
async function addPlusCrew(db: Db): Promise<void> {
  await plantSite(db);
  await addLogin(db, { login: 'PC-7', tokenType: 'pluscrew' });
  const { functionId } = await db
    .selectFrom('crewItem')
    .select('functionId')
    .where('id', '=', 'i-mia')
    .executeTakeFirstOrThrow();
  const card = { id: 'card', companyId: 'opera', caption: '2026', validFrom: '2026-01-01' };
  const price = {
    rateCardId: 'card',
    functionId,
    caption: 'Rigger',
    unit: 'hour' as const,
    priceMinor: 6_000,
  };
  await insertAll(db, 'rateCard', [
    { ...card, currency: 'EUR' },
    { ...card, id: 'card-gbp', currency: 'GBP', validFrom: '2026-06-01' },
  ]);
  await insertAll(db, 'rateCardItem', [
    { ...price, id: 'r-1' },
    { ...price, id: 'r-2', rateCardId: 'card-gbp', priceMinor: 99_999 },
  ]);
  await insertAll(db, 'plusCrew', [{ id: 'seven', number: 'PC-7', name: 'Band', currency: 'EUR' }]);
  await insertAll(
    db,
    'plusCrewMember',
    ['mia', 'tom'].map((login) => ({ plusCrewId: 'seven', personId: `person-${login}` })),
  );
  const target = { id: 'target', plusCrewId: 'seven', type: 'target' as const, parameters: '{}' };
  await insertAll(db, 'plusCrewValue', [target]);
  const value = { id: 'v', plusCrewValueId: 'target', value: 222_000, dateFrom: '2026-01-01' };
  await insertAll(db, 'plusCrewValueData', [value]);
  await plantCrew(db, { id: 'next', projectId: 'project', startDate: '2026-11-28' });
  const next = { crewId: 'next', functionId, personId: 'person-mia' };
  await plantItem(db, { ...next, id: 'i-next' });
}
const server = serverWithPeople({ fill: () => server.inTenant('north', addPlusCrew) });
const as = (login: string) => clientOf(server, login);
const round = (time = '19:00') => runSweep(server, plusCrewDaysSweep, at(time));
const progress = async () => (await (await as('PC-7')).get('/prgrss?plusCrew=PC-7')).body;
const days = () =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('plusCrewDay')
      .select(['day', 'turnoverMinor as turnover', 'workedMinutes as worked', 'bookedMinor as booked'])
      .orderBy('day')
      .execute(),
  );

async function signOff(): Promise<void> {
  await workTheDay(server);
  server.setNow(at('18:30'));
  const { status } = await (await as('chief')).post('/projectCrews/crew/signOff', {});
  expect(status).toBe(200);
}

test('what is planned is booked; what is signed off is turnover, with its hours', async () => {
  await workTheDay(server);
  await round();
  // Twice ten hours without the break of the law, today, and once more next week.
  expect(await days()).toEqual([
    { day: '2026-11-21', turnover: 0, worked: 0, booked: 111_000 },
    { day: '2026-11-28', turnover: 0, worked: 0, booked: 55_500 },
  ]);
  expect(await progress()).toMatchObject({ turnoverMinor: 0, workedMinutes: 0, forecastMinor: 166_500 });
  server.setNow(at('18:30'));
  await (await as('chief')).post('/projectCrews/crew/signOff', {});
  await round();
  expect(await progress()).toMatchObject({
    turnoverMinor: 112_000,
    workedMinutes: 1_120,
    bookedMinor: 55_500,
    performance: 6_000,
    soFar: { attainment: 5_045 },
    likely: { attainment: 7_545 },
    days: [
      { day: '2026-11-21', turnoverMinor: 112_000, workedMinutes: 1_120, bookedMinor: 0 },
      { day: '2026-11-28', turnoverMinor: 0, bookedMinor: 55_500 },
    ],
  });
  expect((await (await as('PC-7')).get('/plusCrews/PC-7')).body.state).toBe('valuesMissing');
});

test('run again, nothing is written', async () => {
  await signOff();
  await round();
  const stand = () =>
    server.inTenant('north', async (db) => [
      await db.selectFrom('plusCrew').selectAll().execute(),
      await db.selectFrom('plusCrewDay').selectAll().orderBy('day').execute(),
    ]);
  const before = await stand();
  await round('19:01');
  expect(await stand()).toEqual(before);
});

test('hours that are corrected months later reach the day that they were worked on', async () => {
  await signOff();
  await round();
  server.setNow(at('12:00', '2027-02-20'));
  await runSweep(server, plusCrewDaysSweep, at('11:00', '2027-02-20'));
  const office = await as('office');
  const { version } = (await office.get('/crewChecks/i-mia')).body;
  const hours = { from: at('08:00').toISOString(), until: at('12:00').toISOString(), breakMinutes: 0 };
  const headers = { 'if-match': `"${version}"` };
  const answer = await office.post('/crewChecks/i-mia/correct', { ...hours, reason: 'Left' }, { headers });
  expect(answer.status).toBe(200);
  await runSweep(server, plusCrewDaysSweep, at('12:01', '2027-02-20'));
  expect((await days())[0]).toEqual({ day: '2026-11-21', turnover: 80_000, worked: 800, booked: 0 });
});

test('a cancelled job is no longer booked, and work of nobody in the crew never is', async () => {
  await round('07:00');
  await server.inTenant('north', (db) =>
    db.updateTable('crewItem').set({ status: 'cancelled' }).where('id', 'in', ['i-next', 'i-tom']).execute(),
  );
  await round('07:01');
  expect(await days()).toEqual([{ day: '2026-11-21', turnover: 0, worked: 0, booked: 55_500 }]);
});

test('the card of the project counts before the one of its company; without a price hours count alone', async () => {
  await signOff();
  await server.inTenant('north', async (db) => {
    const card = {
      id: 'own',
      companyId: 'opera',
      caption: 'Ring',
      currency: 'EUR',
      validFrom: '2020-01-01',
    };
    await insertAll(db, 'rateCard', [card]);
    await db.updateTable('project').set({ rateCardId: 'own' }).where('id', '=', 'project').execute();
  });
  await round();
  expect((await days())[0]).toEqual({ day: '2026-11-21', turnover: 0, worked: 1_120, booked: 0 });
});
