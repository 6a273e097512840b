import { ifMatch } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantCrew, plantProject } from '../../../../tools/testing/database/plant.db.ts';
import {
  addProjectWithCrew,
  crewDriver,
  crewsPath,
  loadIn,
  loadInPath,
  dayBefore,
} from '../../../../tools/testing/fixtures/project-crew.fixture.ts';

const server = serverWithPeople({ fill: addProjectWithCrew });
const { north, as, plant, itemsOf, history, notified } = crewDriver(server);
beforeEach(() => server.setNow(dayBefore));

describe('a new crew', () => {
  const crew = {
    name: 'Load-out',
    startDate: '2026-11-22',
    endDate: '2026-11-23',
    startTime: '20:00',
    endTime: '02:00',
  };
  const chief = { functionId: 'rigger', crewChief: true };

  test('begins with its positions as drafts on each of its days, and one line says so', async () => {
    const positions = [chief, { functionId: 'hand', rows: 2 }];
    const { body } = await (await as('paul')).post(crewsPath, { ...crew, positions });
    expect(body).toMatchObject({ ...crew, positions: 6, may: { edit: true, cancel: true } });
    const items = await itemsOf(body.id);
    expect(items.map((one) => [one.startDate, one.functionId, one.crewChief])).toEqual(
      ['2026-11-22', '2026-11-23'].flatMap((day) => [
        [day, 'rigger', true],
        [day, 'hand', false],
        [day, 'hand', false],
      ]),
    );
    expect(items.every(({ status, personId }) => status === 'draft' && personId === null)).toBe(true);
    expect(items[0]).toMatchObject({
      startsAt: new Date('2026-11-22T19:00:00Z'),
      endsAt: new Date('2026-11-23T01:00:00Z'),
      createdBy: 'person-paul',
    });
    const lines = (await history(body.id)).map(({ caption, after }) => [caption, after]);
    expect(lines).toMatchObject([['crew_created', { name: 'Load-out', positions: 6 }]]);
  });

  test('without times lays positions that are timed later', async () => {
    const { body } = await (
      await as('paul')
    ).post(crewsPath, { name: 'Show', startDate: '2026-11-22', positions: [chief] });
    expect(await itemsOf(body.id)).toMatchObject([{ startTime: null, startsAt: null, endsAt: null }]);
  });

  test.each([
    ['of a function that is none', [chief, { functionId: 'x' }], 'positions.1.functionId', 'bad_choice'],
    ['of a function of the past', [{ functionId: 'gone' }], 'positions.0.functionId', 'bad_choice'],
  ])('with positions %s is not made', async (_, positions, field, code) => {
    const answer = await (await as('paul')).post(crewsPath, { ...crew, positions });
    expect([answer.status, answer.body.fields]).toMatchObject([422, [{ path: field, code }]]);
    expect((await (await as('paul')).get(crewsPath)).body.total).toBe(1);
  });

  test('takes 500 positions in one go, and no more', async () => {
    const client = await as('paul');
    const lay = (rows: number) =>
      client.post(crewsPath, {
        ...crew,
        positions: [
          { ...chief, rows: 200 },
          { functionId: 'hand', rows },
        ],
      });
    expect((await lay(51)).body.fields).toEqual([
      { path: 'positions', code: 'too_big', params: { max: 500 } },
    ]);
    expect((await lay(50)).body.positions).toBe(500);
  });

  test.each([
    ['that begins before', '4711', { startDate: '2026-11-19' }, 'startDate'],
    ['that ends after', '4711', { endDate: '2026-11-26' }, 'endDate'],
    ['of a project without an end that begins before', '4712', {}, 'startDate'],
  ])('%s its project is refused with the days there are', async (_, number, days, field) => {
    const answer = await (await as('paul')).post(`/projects/${number}/projectCrews`, { ...crew, ...days });
    const params = number === '4711' ? { from: '2026-11-20', until: '2026-11-25' } : { from: '2026-12-01' };
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual([{ path: field, code: 'outside_project', params }]);
  });
});

describe('what a form that changes a crew begins with', () => {
  test('is the crew with its place, its contact and the work that a change touches', async () => {
    await north((db) =>
      db.updateTable('crew').set({ contactOnSiteId: 'clara' }).where('id', '=', 'load-in').execute(),
    );
    await plant({ personId: 'person-cora' });
    await plant({ personId: 'person-cora', startDate: '2026-11-22' });
    await plant({ personId: 'person-carl', status: 'requested', startDate: '2026-11-23' });
    await plant({ personId: 'person-chief', status: 'refused', startDate: '2026-11-23' });
    await plant({ status: 'vacant' });
    await plant({ status: 'cancelled', startDate: '2026-11-25' });
    expect((await (await as('paul')).get(loadInPath)).body).toMatchObject({
      name: 'Load-in',
      version: 1,
      startDate: '2026-11-21',
      endDate: null,
      startTime: '08:00',
      endTime: '18:00',
      location: { id: 'hall', city: 'Wien', may: { edit: true } },
      contactOnSite: { id: 'clara', name: 'Clara' },
      cateringTypeId: null,
      positions: 5,
      firstPositionDay: '2026-11-21',
      lastPositionDay: '2026-11-23',
      people: 2,
    });
  });

  test('says of a crew without positions that there are none', async () => {
    expect((await (await as('paul')).get('/projects/4712/projectCrews/elsewhere')).body).toMatchObject({
      location: null,
      contactOnSite: null,
      positions: 0,
      firstPositionDay: null,
      lastPositionDay: null,
      people: 0,
    });
  });
});

describe('cancelling a crew', () => {
  const cancel = async (version = 1, reason = 'Storm') =>
    (await as('paul')).post(`${loadInPath}/cancel`, { reason }, ifMatch(version));

  test('calls off its positions, tells who was planned, and leaves other crews as they are', async () => {
    await north((db) => plantCrew(db, { id: 'load-out', projectId: 'ring' }));
    const mine = await plant({ personId: 'person-cora' });
    const free = await plant({ status: 'vacant' });
    const refused = await plant({ personId: 'person-carl', status: 'refused' });
    const other = await plant({ personId: 'person-carl', crewId: 'load-out' });
    const answer = await cancel();
    expect(answer.body).toMatchObject({
      cancelled: true,
      version: 2,
      may: { edit: false, cancel: false },
    });
    const items = [...(await itemsOf('load-in')), ...(await itemsOf('load-out'))];
    expect(Object.fromEntries(items.map(({ id, status }) => [id, status]))).toEqual({
      [mine.id]: 'cancelled',
      [free.id]: 'cancelled',
      [refused.id]: 'refused',
      [other.id]: 'confirmed',
    });
    expect((await (await as('paul')).get(crewsPath)).body.items).toMatchObject([
      { id: 'load-in', cancelled: true },
      { id: 'load-out', cancelled: false, may: { edit: true, cancel: true } },
    ]);
    expect(await notified()).toEqual(['person-cora jobCancelled']);
    expect(await history('load-in')).toMatchObject([{ caption: 'crew_cancelled', reason: 'Storm' }]);
    expect(await history(mine.id)).toMatchObject([{ caption: 'item_cancel', reason: 'Storm' }]);
    expect((await (await as('paul')).get('/projects/4711')).body.state).toBe('open');
  });

  test('ends the wait for a place that was given back', async () => {
    const { id } = await plant({ personId: 'person-carl', status: 'refused' });
    const waits = { crewItemId: id, personId: 'person-cora', state: 'applied' as const };
    await north((db) =>
      db
        .insertInto('crewItemApplication')
        .values({ id: 'wait', ...waits, appliedAt: dayBefore })
        .execute(),
    );
    await cancel();
    const [application] = await north((db) =>
      db.selectFrom('crewItemApplication').select(['state', 'decidedBy']).execute(),
    );
    expect(application).toEqual({ state: 'rejected', decidedBy: 'person-paul' });
    expect(await notified()).toEqual(['person-cora vacancyRejected']);
  });

  test('needs a reason and the version that stands', async () => {
    expect((await cancel(1, ' ')).body.fields).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect((await cancel(7)).status).toBe(409);
    expect((await (await as('paul')).post(`${loadInPath}/cancel`, { reason: 'Storm' })).status).toBe(428);
  });

  test('is too late once somebody has worked there', async () => {
    const ahead = await plant({ personId: 'person-carl', startDate: '2026-11-22' });
    await plant({ personId: 'person-cora', status: 'done' });
    expect((await (await as('paul')).get(crewsPath)).body.items).toMatchObject([
      { may: { edit: true, cancel: false } },
    ]);
    expect((await cancel()).body).toMatchObject({ code: 'wrong_state', params: { status: 'begun' } });
    expect((await itemsOf('load-in')).find(({ id }) => id === ahead.id)?.status).toBe('confirmed');
  });
});

describe('who may change a crew', () => {
  const calls = [
    ['read', (login: string, at: string) => as(login).then((client) => client.get(at))],
    [
      'change',
      (login: string, at: string) => as(login).then((client) => client.post(at, loadIn, ifMatch(1))),
    ],
    [
      'cancel',
      (login: string, at: string) =>
        as(login).then((client) => client.post(`${at}/cancel`, { reason: 'Storm' }, ifMatch(1))),
    ],
  ] as const;

  test.each(calls)('%s: a crew of another project is not there', async (_, call) => {
    for (const at of [
      `${crewsPath}/elsewhere`,
      `${crewsPath}/nothing`,
      '/projects/9999/projectCrews/load-in',
    ])
      expect((await call('paul', at)).body.code).toBe('not_found');
  });

  test.each(calls)('%s: nor is one of another tenant', async (_, call) => {
    await server.inTenant('south', async (db) => {
      await plantProject(db, { id: 'theirs', number: '900' });
      await plantCrew(db, { id: 'of-south', projectId: 'theirs' });
    });
    for (const at of ['/projects/900/projectCrews/of-south', `${crewsPath}/of-south`])
      expect((await call('paul', at)).body.code).toBe('not_found');
  });

  test.each(calls)('%s: only who plans and has the right', async (_, call) => {
    for (const login of ['reader', 'clara', 'cora']) expect((await call(login, loadInPath)).status).toBe(403);
    for (const login of ['reader', 'clara'])
      expect((await (await as(login)).get(crewsPath)).body.items).toMatchObject([
        { may: { edit: false, cancel: false } },
      ]);
  });

  test.each([
    ['cancelled', 'crew', { cancelledAt: new Date('2026-11-18T10:00:00Z') }],
    ['signedOff', 'crew', { signedOffAt: new Date('2026-11-18T10:00:00Z') }],
    ['closed', 'project', { closedAt: new Date('2026-11-18T10:00:00Z') }],
    ['cancelled', 'project', { cancelledAt: new Date('2026-11-18T10:00:00Z') }],
  ] as const)('nobody once it is %s (%s)', async (status, table, change) => {
    const id = table === 'crew' ? 'load-in' : 'ring';
    await north((db) => db.updateTable(table).set(change).where('id', '=', id).execute());
    for (const [, call] of calls.slice(1))
      expect((await call('paul', loadInPath)).body).toMatchObject({
        code: 'wrong_state',
        params: { status },
      });
    expect((await (await as('paul')).get(crewsPath)).body.items).toMatchObject([
      { may: { edit: false, cancel: false } },
    ]);
  });
});
