import { planningServer, plantJob } from '../../../../tools/testing/fixtures/planning.fixture.ts';

const server = planningServer();
const week = 'from=2026-11-16&to=2026-11-22';
type Cell = { day: string; fill: string; border: string; code: string; corners: string[]; reasons: string[] };
type Row = { personId: string; cells: Cell[] };
const shown = ({ items }: { items: Row[] }) =>
  Object.fromEntries(
    items.map(({ personId, cells }) => [
      personId.replace('person-', ''),
      cells.map(({ day, fill, border }) => `${day.slice(8)} ${fill} ${border}`),
    ]),
  );

describe('the planning calendar', () => {
  test('shows people by days: positions, days off, blocks, and how urgent each is', async () => {
    await server.north(async (db) => {
      await plantJob(db, '2026-11-19', { status: 'confirmed' });
      await plantJob(db, '2026-11-19', { status: 'requested', startTime: '17:00', endTime: '22:00' });
      await plantJob(db, '2026-11-20', { status: 'confirmed', startTime: '08:00' });
      await db
        .insertInto('absence')
        .values({
          id: 'a',
          personId: 'person-bram',
          kind: 'vacation',
          status: 'approved',
          days: 2,
          fromDay: '2026-11-17',
          toDay: '2026-11-18',
          requestedAt: new Date(),
        })
        .execute();
      await db
        .insertInto('blockDate')
        .values({
          id: 'b',
          personId: 'person-bram',
          fromDay: '2026-11-20',
          toDay: '2026-11-20',
          createdAt: new Date(),
        })
        .execute();
    });
    const { body } = await (await server.as('pia')).get(`/planningCalendarItems?${week}`);
    expect(shown(body)).toEqual({
      anna: ['19 doubleBooking red', '20 confirmed yellow'],
      bram: ['17 vacation none', '18 vacation none', '20 blocked none'],
    });
    expect(body.items[0].cells[1]).toMatchObject({
      code: 'C',
      reasons: ['shortRest'],
      from: '08:00',
      until: '18:00',
      items: [{ status: 'confirmed', projectName: 'Gala', functionShort: 'RG', overnight: false }],
    });
    expect(body).toMatchObject({ total: 2, hasMembershipCrew: false, may: { seeSpare: true, plan: true } });
  });

  test('a client sees positions of the own company and nothing of days off', async () => {
    await server.north(async (db) => {
      await plantJob(db, '2026-11-19', { status: 'confirmed' });
      await plantJob(db, '2026-11-20', { status: 'confirmed' }, { companyId: 'theatre' });
      await plantJob(db, '2026-11-21', { status: 'draft' });
      await plantJob(
        db,
        '2026-11-19',
        { status: 'confirmed', personId: 'person-bram' },
        { companyId: 'theatre' },
      );
      await db
        .insertInto('blockDate')
        .values({
          id: 'b',
          personId: 'person-anna',
          fromDay: '2026-11-22',
          toDay: '2026-11-22',
          createdAt: new Date(),
        })
        .execute();
    });
    const { body } = await (await server.as('klara')).get(`/planningCalendarItems?${week}`);
    expect(shown(body)).toEqual({ anna: ['19 confirmed none'] });
    expect(body.may).toEqual({ seeSpare: false, plan: false });
  });

  test('spare positions are for who has the right', async () => {
    await server.north(async (db) => {
      await plantJob(db, '2026-11-19', { status: 'spare', functionId: 'reserve' });
    });
    expect(shown((await (await server.as('pia')).get(`/planningCalendarItems?${week}`)).body)).toMatchObject({
      anna: ['19 spare none'],
    });
    expect(shown((await (await server.as('nils')).get(`/planningCalendarItems?${week}`)).body)).toMatchObject(
      { anna: [] },
    );
    const spare = (await (await server.as('pia')).get(`/planningCalendarItems?${week}&mode=spare`)).body;
    expect(shown(spare)).toEqual({ anna: ['19 spare none'] });
  });

  test.each([
    ['internal', ['bram']],
    ['ongoing', ['anna']],
    ['checkOut', ['anna']],
    ['checkIn', ['bram']],
    ['preCall', ['bram']],
    ['spare', []],
  ])('in the mode %s it shows who that is about', async (mode, expected) => {
    await server.north(async (db) => {
      await plantJob(db, '2026-11-18', { status: 'working' });
      await plantJob(
        db,
        '2026-11-18',
        { status: 'confirmed', personId: 'person-bram' },
        { kind: 'internal' },
      );
    });
    const { body } = await (await server.as('pia')).get(`/planningCalendarItems?${week}&mode=${mode}`);
    expect(Object.keys(shown(body))).toEqual(expected);
  });

  test('people are searched and picked, page by page', async () => {
    const pia = await server.as('pia');
    const total = async (filter: string) =>
      (await pia.get(`/planningCalendarItems?${week}&${filter}`)).body.total;
    expect([
      await total('q=ANNA'),
      await total('functions=reserve'),
      await total('functions=rigger,reserve'),
    ]).toEqual([1, 0, 2]);
    const page = (await pia.get(`/planningCalendarItems?${week}&limit=1&page=2`)).body;
    expect([page.items[0].personId, page.total]).toEqual(['person-bram', 2]);
  });

  test('the region’s bank holidays tint, and a paper that ends before the job warns', async () => {
    await server.north(async (db) => {
      await db.updateTable('tenantSetting').set({ regionId: 'AT-9' }).execute();
      await db
        .insertInto('bankHoliday')
        .values({ regionId: 'AT-9', day: '2026-11-19', caption: 'Feast' })
        .execute();
      await db.insertInto('skill').values({ id: 'height', caption: 'Height' }).execute();
      await db
        .insertInto('functionSkill')
        .values({ functionId: 'rigger', skillId: 'height', required: true })
        .execute();
      await db
        .insertInto('personSkill')
        .values({ personId: 'person-anna', skillId: 'height', validUntil: '2026-11-18' })
        .execute();
      await plantJob(db, '2026-11-19', { status: 'confirmed' });
    });
    const { body } = await (await server.as('pia')).get(`/planningCalendarItems?${week}`);
    expect(body.bankHolidays).toEqual([{ day: '2026-11-19', caption: 'Feast' }]);
    expect(body.items[0].cells).toMatchObject([
      { fill: 'confirmed', border: 'yellow', bankHoliday: 'Feast', reasons: ['documentExpires'] },
    ]);
    expect(body.items[1].cells).toMatchObject([{ fill: 'bankHoliday', code: 'H', border: 'none' }]);
  });

  test('a range that ends before it begins or never ends is refused, and crew members have none', async () => {
    const pia = await server.as('pia');
    const code = async (range: string) =>
      (await pia.get(`/planningCalendarItems?${range}`)).body.fields[0].code;
    expect(await code('from=2026-11-16&to=2026-11-15')).toBe('end_before_start');
    expect(await code('from=2026-01-01&to=2026-12-31')).toBe('span_too_long');
    expect(await code('to=2026-12-31')).toBe('required');
    expect((await (await server.as('anna')).get(`/planningCalendarItems?${week}`)).body.code).toBe(
      'forbidden',
    );
  });
});

test('a contact’s planning is that of the people it plans, or else the own', async () => {
  await server.north(async (db) => {
    await db
      .insertInto('plannerCrew')
      .values({ id: 'g', kind: 'membership', name: 'g', plannerId: 'person-pia' })
      .execute();
    await db
      .insertInto('plannerCrewMembership')
      .values({ id: 'm', plannerCrewId: 'g', personId: 'person-anna', since: '2026-01-01' })
      .execute();
    await plantJob(db, '2026-11-19', {});
    await plantJob(db, '2026-11-19', { personId: 'person-bram' });
  });
  const pia = await server.as('pia');
  const { body } = await pia.get('/contacts/contact-pia/plannerPlanningItems');
  expect(body).toMatchObject({ total: 1, hasMembershipCrew: true, items: [{ personId: 'person-anna' }] });
  expect((await pia.get('/contacts/C-bram/plannerPlanningItems')).body.items).toMatchObject([
    { personId: 'person-bram' },
  ]);
  expect((await pia.get('/contacts/contact-pia/valueStaff')).body.items).toMatchObject([
    { personId: 'person-anna', figures: { quota: 0, vacation: { left: 0 } } },
  ]);
  const klara = await server.as('klara');
  for (const list of ['plannerPlanningItems', 'valueStaff'])
    expect((await klara.get(`/contacts/contact-pia/${list}`)).status).toBe(404);
});

test('a client lists the positions of the own projects and searches them', async () => {
  await server.north(async (db) => {
    await plantJob(db, '2026-11-19', {}, { number: '4800' });
    await plantJob(
      db,
      '2026-11-20',
      { status: 'requested', startTime: '20:00', endTime: '06:00' },
      { name: 'Ball' },
    );
    await plantJob(db, '2026-11-21', {}, { companyId: 'theatre' });
    await plantJob(db, '2026-10-01', {});
  });
  const klara = await server.as('klara');
  const names = async (query: string) =>
    (await klara.get(`/planningCrewItemList${query}`)).body.items.map(
      (one: { projectName: string }) => one.projectName,
    );
  expect(await names('')).toEqual(['Gala', 'Ball']);
  expect(await names('?q=ball')).toEqual(['Ball']);
  expect(await names('?projectNumber=4800')).toEqual(['Gala']);
  expect(await names('?from=2026-09-01&to=2026-10-31')).toEqual(['Gala']);
  expect((await (await server.as('pia')).get('/planningCrewItemList')).body.code).toBe('forbidden');
});
