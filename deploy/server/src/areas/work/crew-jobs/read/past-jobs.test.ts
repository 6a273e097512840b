import type { Job } from '@callboard/contract';
import { statementsOf } from '../../../../tools/testing/database/count-statements.ts';
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
type Planted = Awaited<ReturnType<typeof plant>>;

/** Somebody has checked out of a job, with a break of 45 minutes. */
const plantCheck = (
  item: Planted,
  approvedMinutes: number | null,
  state: 'out' | 'toBeChecked' | 'signedOff',
) =>
  server.inTenant('north', async (db) => {
    const from = item.startsAt ?? today;
    const until = item.endsAt ?? today;
    await db
      .insertInto('crewCheck')
      .values({
        id: `check-${item.id}`,
        crewItemId: item.id,
        crewId: item.crewId,
        personId: 'person-cora',
        plannedFrom: from,
        plannedUntil: until,
        checkedFrom: from,
        checkedUntil: until,
        state,
        ...(approvedMinutes !== null && {
          approvedFrom: from,
          approvedUntil: until,
          approvedBreakMinutes: 0,
          approvedMinutes,
          approvedAt: today,
        }),
      })
      .execute();
  });
const tabOf = async (query: string) => (await (await clientOf(server, 'cora')).get(`/jobs?${query}`)).body;
const ids = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id);

test.each(['cancelled', 'notNeeded'] as const)(
  'what is %s leaves Upcoming and is told of until it is seen',
  async (status) => {
    const item = await plant({ status, previousStatus: 'confirmed', reason: 'Rain' });
    const next = await plant({ startDate: '2026-11-22' });
    const upcoming = await tabOf('tab=upcoming');
    expect(ids(upcoming.items)).toEqual([next.id]);
    expect(upcoming.counts).toMatchObject({ upcoming: 1, past: 1 });
    expect(upcoming.calledOff).toMatchObject([
      { id: item.id, status, reason: 'Rain', cancellationSeenAt: null },
    ]);
    expect(ids((await tabOf('tab=past')).items)).toEqual([item.id]);
    expect((await tabOf('page=2')).calledOff).toEqual([]);
    const cora = await clientOf(server, 'cora');
    await cora.post(`/jobs/${item.id}/seen`);
    expect((await tabOf('tab=upcoming')).calledOff).toEqual([]);
    expect(ids((await tabOf('tab=past')).items)).toEqual([item.id]);
    expect((await (await clientOf(server, 'carl')).get('/jobs')).body.calledOff).toEqual([]);
  },
);

test('what was called off is told of although its day is over', async () => {
  const item = await plant({ status: 'cancelled', startDate: '2026-11-10' });
  expect(ids((await tabOf('')).calledOff)).toEqual([item.id]);
});

test('of many that were called off the next ones are told, and how many there are', async () => {
  for (let day = 1; day <= 21; day += 1)
    await plant({ status: 'cancelled', startDate: `2026-12-${String(day).padStart(2, '0')}` });
  const { calledOff, calledOffTotal } = await tabOf('');
  expect([calledOff.length, calledOffTotal]).toEqual([20, 21]);
  await (await clientOf(server, 'cora')).post(`/jobs/${calledOff[0].id}/seen`);
  expect((await tabOf('')).calledOffTotal).toBe(20);
});

test('past jobs are told newest first over pages, around midnight and the change of clocks', async () => {
  const past = async (startDate: string, startTime: string, endTime: string, some: Some = {}) =>
    (await plant({ startDate, startTime, endTime, status: 'done', ...some })).id;
  const evening = await past('2026-10-31', '22:00', '23:30');
  // 02:30 is told twice that night: the second of the two is the later one.
  const second = await past('2026-10-25', '02:30', '08:00', { startsAt: new Date('2026-10-25T01:30:00Z') });
  const first = await past('2026-10-25', '02:30', '03:00', {
    startsAt: new Date('2026-10-25T00:30:00Z'),
    endsAt: new Date('2026-10-25T01:00:00Z'),
  });
  const midnight = await past('2026-11-01', '00:00', '06:00');
  // The first of November there, and still October in Vienna.
  const auckland = await past('2026-11-01', '08:00', '10:00', { timeZone: 'Pacific/Auckland' });
  const dropped = await past('2026-11-25', '08:00', '18:00', { status: 'refused' });
  const inOrder = [dropped, midnight, auckland, evening, second, first];
  const all = await tabOf('tab=past');
  expect(ids(all.items)).toEqual(inOrder);
  const paged: string[] = [];
  for (let page = 1; page <= 3; page += 1)
    paged.push(...ids((await tabOf(`tab=past&limit=2&page=${page}`)).items));
  expect(paged).toEqual(inOrder);
});

test('a past job has its hours and says how sure they are; a month has what is approved', async () => {
  const approved = await plant({ startDate: '2026-11-10', status: 'cleared' });
  await plantCheck(approved, 585, 'signedOff');
  const recorded = await plant({ startDate: '2026-11-09', status: 'done' });
  await plantCheck(recorded, null, 'out');
  const guessed = await plant({ startDate: '2026-11-08', status: 'done' });
  await plantCheck(guessed, null, 'toBeChecked');
  const never = await plant({ startDate: '2026-11-07', status: 'noShow' });
  const before = await plant({ startDate: '2026-10-30', status: 'cleared' });
  await plantCheck(before, 480, 'signedOff');
  const page = await tabOf('tab=past&limit=2');
  expect(page.months).toEqual([{ month: '2026-11-01', approvedMinutes: 585, toApprove: 2 }]);
  const { items, months } = await tabOf('tab=past');
  expect(Object.fromEntries(items.map(({ id, hours }: Job) => [id, hours]))).toEqual({
    [approved.id]: { minutes: 585, state: 'approved' },
    [recorded.id]: { minutes: 555, state: 'recorded' },
    [guessed.id]: { minutes: 555, state: 'toBeChecked' },
    [never.id]: null,
    [before.id]: { minutes: 480, state: 'approved' },
  });
  expect(months).toEqual(
    expect.arrayContaining([
      { month: '2026-11-01', approvedMinutes: 585, toApprove: 2 },
      { month: '2026-10-01', approvedMinutes: 480, toApprove: 0 },
    ]),
  );
  expect((await tabOf('tab=upcoming')).months).toEqual([]);
});

test('a long list costs as many statements as a short one', async () => {
  const cora = await clientOf(server, 'cora');
  const count = async () => (await statementsOf(server.database, () => cora.get('/jobs?tab=past'))).length;
  await plantCheck(await plant({ startDate: '2026-11-10', status: 'cleared' }), 60, 'signedOff');
  const short = await count();
  for (const day of ['01', '02', '03', '04'])
    await plantCheck(await plant({ startDate: `2026-11-${day}`, status: 'done' }), null, 'out');
  expect(await count()).toBe(short);
});
