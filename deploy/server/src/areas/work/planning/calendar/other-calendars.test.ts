import { plantProject } from '../../../../tools/testing/database/plant.db.ts';
import { planningServer, plantJob } from '../../../../tools/testing/fixtures/planning.fixture.ts';

const server = planningServer();
const week = 'from=2026-11-16&to=2026-11-22';

test('the projects calendar colours projects by their status; a client sees the own ones', async () => {
  await server.north(async (db) => {
    await plantJob(db, '2026-11-19', {}, { name: 'Gala', endDate: '2026-11-30' });
    await plantProject(db, {
      companyId: 'theatre',
      name: 'Faust',
      status: 'quoted',
      beginDate: '2026-11-20',
    });
    await plantProject(db, {
      companyId: 'opera',
      name: 'Sketch',
      status: 'design',
      beginDate: '2026-11-21',
    });
    await plantProject(db, { kind: 'internal', name: 'Cleaning', beginDate: '2026-11-20' });
    await plantProject(db, { companyId: 'opera', name: 'Over', endDate: '2026-11-15' });
  });
  const colours = async (login: string, more = '') =>
    (await (await server.as(login)).get(`/projectsCalendar?${week}${more}`)).body.items.map(
      ({ name, colour }: { name: string; colour: string }) => `${name} ${colour}`,
    );
  expect(await colours('pia')).toEqual([
    'Gala confirmedProject',
    'Faust projectQuoted',
    'Sketch designClient',
  ]);
  expect(await colours('klara')).toEqual(['Gala confirmedProject', 'Sketch designClient']);
  expect(await colours('pia', '&colour=projectQuoted')).toEqual(['Faust projectQuoted']);
});

test('the personal calendar colours the own days, the strongest first', async () => {
  await server.north(async (db) => {
    await plantJob(db, '2026-11-16', { status: 'requested' });
    await plantJob(db, '2026-11-17', {});
    await plantJob(db, '2026-11-17', { status: 'requested', startTime: '17:00', endTime: '20:00' });
    await plantJob(db, '2026-11-18', { status: 'draft' });
    const vacant = await plantJob(db, '2026-11-19', { status: 'vacant', personId: null });
    await db
      .insertInto('crewItemApplication')
      .values({
        id: 'ap',
        crewItemId: vacant.id,
        personId: 'person-anna',
        state: 'applied',
        appliedAt: new Date(),
      })
      .execute();
    await db
      .insertInto('blockDate')
      .values({
        id: 'b',
        personId: 'person-anna',
        fromDay: '2026-11-20',
        toDay: '2026-11-21',
        createdAt: new Date(),
      })
      .execute();
  });
  const { days } = (await (await server.as('anna')).get(`/personalCalendar?${week}`)).body;
  expect(days.map(({ day, colour }: { day: string; colour: string }) => `${day.slice(8)} ${colour}`)).toEqual(
    ['16 requestedJob', '17 overlapping', '19 requestedCrew', '20 blocked', '21 blocked'],
  );
  expect(days[0].entries).toMatchObject([
    { kind: 'job', caption: 'Gala · Load-in · Rigger', from: '08:00', startsAt: '2026-11-16T08:00:00+01:00' },
  ]);
  expect((await (await server.as('bram')).get(`/personalCalendar?${week}`)).body.days).toEqual([]);
  expect((await (await server.as('pia')).get(`/personalCalendar?${week}`)).body.code).toBe('forbidden');
});

test('a job of more than a day stands on each of its days, a night shift where it began', async () => {
  await server.north(async (db) => {
    await plantJob(db, '2026-11-15', { startTime: '08:00', endTime: '08:00', endDate: '2026-11-16' });
    await plantJob(db, '2026-11-18', { startTime: '20:00', endTime: '06:00' });
    await plantJob(db, '2026-11-20', { startTime: '09:00', endTime: '12:00', endDate: '2026-11-22' });
  });
  const { days } = (await (await server.as('anna')).get(`/personalCalendar?${week}`)).body;
  expect(days.map(({ day }: { day: string }) => day.slice(8))).toEqual(['16', '18', '20', '21', '22']);
});

test('jobs that meet after midnight overlap, also across the edge of what is read', async () => {
  await server.north(async (db) => {
    await plantJob(db, '2026-11-15', { startTime: '20:00', endTime: '06:00' });
    await plantJob(db, '2026-11-16', { startTime: '05:00', endTime: '12:00', status: 'requested' });
    await plantJob(db, '2026-11-18', { startTime: '20:00', endTime: '06:00' });
    await plantJob(db, '2026-11-19', { startTime: '06:00', endTime: '12:00' });
  });
  const { days } = (await (await server.as('anna')).get(`/personalCalendar?${week}`)).body;
  expect(days.map(({ day, colour }: { day: string; colour: string }) => `${day.slice(8)} ${colour}`)).toEqual(
    ['16 overlapping', '18 confirmedJob', '19 confirmedJob'],
  );
});

test('a job beside half a day off is no conflict, beside a whole one it is', async () => {
  await server.north(async (db) => {
    await plantJob(db, '2026-11-18', { startTime: '07:00', endTime: '11:00' });
    await plantJob(db, '2026-11-19', {});
    const off = { personId: 'person-anna', kind: 'vacation', status: 'approved', days: 1.5 } as const;
    await db
      .insertInto('absence')
      .values({
        ...off,
        id: 'v',
        fromDay: '2026-11-18',
        toDay: '2026-11-19',
        firstHalf: true,
        requestedAt: new Date(),
      })
      .execute();
  });
  const { days } = (await (await server.as('anna')).get(`/personalCalendar?${week}`)).body;
  expect(days.map(({ day, colour }: { day: string; colour: string }) => `${day.slice(8)} ${colour}`)).toEqual(
    ['18 confirmedJob', '19 overlapping'],
  );
});
