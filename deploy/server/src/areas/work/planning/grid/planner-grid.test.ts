import {
  plantContract,
  planningServer,
  plantJob,
} from '../../../../tools/testing/fixtures/planning.fixture.ts';

const server = planningServer();
const week = '/plannerGrid?from=2026-11-16&to=2026-11-22';

describe('the planner grid', () => {
  test('brings people with cells; what they are picked by and figures are answers of their own', async () => {
    await server.north(async (db) => {
      await plantContract(db, 'person-anna');
      await plantJob(db, '2026-11-19', { status: 'confirmed' });
      await db
        .insertInto('plannerCrew')
        .values({ id: 'own', kind: 'membership', name: 'Own', plannerId: 'person-pia' })
        .execute();
      await db
        .insertInto('plannerCrewMembership')
        .values({ id: 'm', plannerCrewId: 'own', personId: 'person-anna', since: '2026-01-01' })
        .execute();
    });
    const { body } = await (await server.as('pia')).get(week);
    expect(body).toMatchObject({
      today: '2026-11-18',
      total: 2,
      hasMembershipCrew: true,
      may: { plan: true },
    });
    const [anna, bram] = body.people;
    expect(anna).toMatchObject({
      id: 'person-anna',
      crews: ['own'],
      functions: ['rigger'],
      cells: [{ day: '2026-11-19', fill: 'confirmed', items: [{ status: 'confirmed' }] }],
    });
    expect(bram).toMatchObject({ id: 'person-bram', crews: [], cells: [] });
    const { body: filters } = await (await server.as('pia')).get(week.replace('Grid?', 'Grid/filters?'));
    expect(filters).toMatchObject({
      crews: [{ id: 'own', caption: 'Own', mine: true }],
      functions: [{ id: 'rigger', caption: 'Rigger' }],
    });
    const { body: figures } = await (await server.as('pia')).get(week.replace('Grid?', 'Grid/figures?'));
    expect(figures.month).toBe('2026-11-01');
    expect(figures.items[0]).toMatchObject({ personId: 'person-anna', quota: 21 * 480 });
  });

  test('comes page by page, and figures of the same people', async () => {
    await server.north((db) => plantContract(db, 'person-bram'));
    const pia = await server.as('pia');
    const second = `${week}&limit=1&page=2`;
    const { body } = await pia.get(second);
    expect(body).toMatchObject({ total: 2, page: 2, limit: 1, people: [{ id: 'person-bram' }] });
    const { body: figures } = await pia.get(second.replace('Grid?', 'Grid/figures?'));
    expect(figures.items.map(({ personId }: { personId: string }) => personId)).toEqual(['person-bram']);
  });

  test('tells a client the hours and accounts of the people on the own jobs, and no day of them', async () => {
    await server.north(async (db) => {
      await plantJob(db, '2026-11-19', { status: 'confirmed' });
      for (const person of ['person-anna', 'person-bram']) await plantContract(db, person);
    });
    const klara = await server.as('klara');
    const { body } = await klara.get(week);
    expect(body.may).toEqual({ seeSpare: false, plan: false });
    const { body: figures } = await klara.get(week.replace('Grid?', 'Grid/figures?'));
    expect(figures.items).toEqual([expect.objectContaining({ personId: 'person-anna', quota: 21 * 480 })]);
    const days = await klara.get('/plannerGrid/people/person-anna/figures?month=2026-11-01');
    expect(days.status).toBe(403);
  });

  test('is asked for a month at most', async () => {
    const { status } = await (await server.as('pia')).get('/plannerGrid?from=2026-11-01&to=2026-12-02');
    expect(status).toBe(422);
  });
});

describe('a cell', () => {
  const cell = '/plannerGrid/people/person-anna?day=2026-11-19';

  test('tells what can be done with each position, and which open ones there are', async () => {
    await server.north(async (db) => {
      await plantJob(db, '2026-11-19', { status: 'confirmed' });
      for (let n = 0; n < 2; n += 1)
        await plantJob(db, '2026-11-19', {
          status: 'draft',
          personId: null,
          startTime: '20:00',
          endTime: '23:00',
        });
    });
    const { body } = await (await server.as('pia')).get(cell);
    expect(body.person).toEqual({ id: 'person-anna', name: expect.stringContaining('nna') });
    expect(body.items).toEqual([
      expect.objectContaining({ status: 'confirmed', actions: expect.arrayContaining(['notNeeded']) }),
    ]);
    expect(body.open.reduce((sum: number, { places }: { places: number }) => sum + places, 0)).toBe(2);
    expect(body.open[0]).toMatchObject({ from: '20:00', conflicts: expect.any(Array) });
  });

  test('warns of a position that nobody would pay the person for', async () => {
    const open = { status: 'draft', personId: null } as const;
    await server.north(async (db) => {
      await plantJob(db, '2026-11-25', { ...open, startTime: '10:00', endTime: '12:00' });
      await plantJob(db, '2026-11-25', {
        ...open,
        startTime: '13:00',
        endTime: '15:00',
        payBasis: 'hour',
        payMinor: 1_900,
      });
    });
    const { body } = await (await server.as('pia')).get('/plannerGrid/people/person-anna?day=2026-11-25');
    const unpaid = body.open.map(({ from, payMissing }: { from: string; payMissing: boolean }) => [
      from,
      payMissing,
    ]);
    expect(new Map(unpaid)).toEqual(
      new Map([
        ['10:00', true],
        ['13:00', false],
      ]),
    );
  });

  test('is not for clients', async () => {
    expect((await (await server.as('klara')).get(cell)).status).toBe(403);
  });

  test('of nobody is not found', async () => {
    const { status } = await (await server.as('pia')).get('/plannerGrid/people/nobody?day=2026-11-19');
    expect(status).toBe(404);
  });
});

test('the figures of a person can be followed day by day', async () => {
  await server.north((db) => plantContract(db, 'person-anna'));
  const pia = await server.as('pia');
  const { body } = await pia.get('/plannerGrid/people/person-anna/figures?month=2026-11-01');
  expect(body.days.reduce((sum: number, { quota }: { quota: number }) => sum + quota, 0)).toBe(21 * 480);
  expect((await pia.get('/plannerGrid/people/nobody/figures?month=2026-11-01')).status).toBe(404);
});
