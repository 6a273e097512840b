import { plantProject } from '../testing/plant.ts';
import { planningServer, plantJob } from './planning-for-tests.ts';

const server = planningServer();
const week = 'from=2026-11-16&to=2026-11-22';

test('the projects calendar colours projects by their status; a client sees the own ones', async () => {
  await server.north(async (db) => {
    await plantJob(db, '2026-11-19', {}, { name: 'Gala', end_date: '2026-11-30' });
    await plantProject(db, {
      company_id: 'theatre',
      name: 'Faust',
      status: 'quoted',
      begin_date: '2026-11-20',
    });
    await plantProject(db, {
      company_id: 'opera',
      name: 'Sketch',
      status: 'design',
      begin_date: '2026-11-21',
    });
    await plantProject(db, { kind: 'internal', name: 'Cleaning', begin_date: '2026-11-20' });
    await plantProject(db, { company_id: 'opera', name: 'Over', end_date: '2026-11-15' });
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
    await plantJob(db, '2026-11-17', { status: 'requested', start_time: '17:00', end_time: '20:00' });
    await plantJob(db, '2026-11-18', { status: 'draft' });
    const vacant = await plantJob(db, '2026-11-19', { status: 'vacant', person_id: null });
    await db
      .insertInto('crew_item_application')
      .values({
        id: 'ap',
        crew_item_id: vacant.id,
        person_id: 'person-anna',
        state: 'applied',
        applied_at: new Date(),
      })
      .execute();
    await db
      .insertInto('block_date')
      .values({
        id: 'b',
        person_id: 'person-anna',
        from_day: '2026-11-20',
        to_day: '2026-11-21',
        created_at: new Date(),
      })
      .execute();
  });
  const { days } = (await (await server.as('anna')).get(`/personalCalendar?${week}`)).body;
  expect(days.map(({ day, colour }: { day: string; colour: string }) => `${day.slice(8)} ${colour}`)).toEqual(
    ['16 requestedJob', '17 overlapping', '19 requestedCrew', '20 blocked', '21 blocked'],
  );
  expect(days[0].entries).toMatchObject([
    { kind: 'job', caption: 'Gala', from: '08:00', startsAt: '2026-11-16T08:00:00+01:00' },
  ]);
  expect((await (await server.as('bram')).get(`/personalCalendar?${week}`)).body.days).toEqual([]);
  expect((await (await server.as('pia')).get(`/personalCalendar?${week}`)).body.code).toBe('forbidden');
});
