import { addLogin, serverWithPeople, signIn } from '../../../tools/testing/people.fixture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantFunction,
  plantItem,
  plantLocation,
  plantProject,
} from '../../../tools/testing/plant.db.ts';

const read: [string, string] = ['projects', 'READ'];
const rights: [string, string][] = [read, ['crews', 'CREATE'], ['crews', 'EDIT']];

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'paul', types: ['planners'], rights });
      await addLogin(db, { login: 'reader', types: ['planners'], rights: [read] });
      await addLogin(db, { login: 'clara', types: ['clients'], rights });
      for (const login of ['cora', 'carl', 'chief']) await addLogin(db, { login, rights });
      await plantCompany(db, { id: 'opera' });
      await plantCompany(db, { id: 'fair' });
      await plantContact(db, { id: 'clara', company_id: 'opera', person_id: 'person-clara', name: 'Clara' });
      await plantContact(db, { id: 'stranger', company_id: 'fair' });
      await plantLocation(db, { id: 'hall', name: 'Hall 3' });
      await plantLocation(db, { id: 'barn', name: 'Barn' });
      await plantLocation(db, { id: 'dome', name: 'Dome', city: 'London', time_zone: 'Europe/London' });
      await plantFunction(db, { id: 'rigger' });
      await plantFunction(db, { id: 'hand' });
      await plantFunction(db, { id: 'gone', active: false });
      await plantProject(db, {
        id: 'ring',
        number: '4711',
        company_id: 'opera',
        begin_date: '2026-11-20',
        end_date: '2026-11-25',
      });
      await plantProject(db, { id: 'expo', number: '4712', company_id: 'fair', begin_date: '2026-12-01' });
      await plantCrew(db, { id: 'load-in', project_id: 'ring', location_id: 'hall' });
      await plantCrew(db, { id: 'elsewhere', project_id: 'expo', start_date: '2026-12-01' });
    }),
});
beforeEach(() => server.setNow(new Date('2026-11-19T10:00:00Z')));

const as = async (login: string) => (await signIn(server, login)).client;
const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const north = <Result>(work: Parameters<typeof server.inTenant<Result>>[1]) => server.inTenant('north', work);
const plant = (some: Parameters<typeof plantItem>[1]) =>
  north((db) => plantItem(db, { crew_id: 'load-in', function_id: 'rigger', ...some }));
const itemsOf = (crewId: string) =>
  north((db) =>
    db
      .selectFrom('crew_item')
      .selectAll()
      .where('crew_id', '=', crewId)
      .orderBy('start_date')
      .orderBy('function_id', 'desc')
      .execute(),
  );
const history = (id: string) =>
  north((db) => db.selectFrom('activity').selectAll().where('subject_id', '=', id).orderBy('at').execute());
const notified = async () =>
  (await north((db) => db.selectFrom('notification').selectAll().execute()))
    .map(({ person_id, kind }) => `${person_id} ${kind}`)
    .toSorted();
const path = '/projects/4711/projectCrews';
const loadIn = `${path}/load-in`;
const facts = {
  name: 'Load-in',
  startDate: '2026-11-21',
  startTime: '08:00',
  endTime: '18:00',
  locationId: 'hall',
};

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
    const { body } = await (await as('paul')).post(path, { ...crew, positions });
    expect(body).toMatchObject({ ...crew, positions: 6, may: { edit: true, cancel: true } });
    const items = await itemsOf(body.id);
    expect(items.map((one) => [one.start_date, one.function_id, one.crew_chief])).toEqual(
      ['2026-11-22', '2026-11-23'].flatMap((day) => [
        [day, 'rigger', true],
        [day, 'hand', false],
        [day, 'hand', false],
      ]),
    );
    expect(items.every(({ status, person_id }) => status === 'draft' && person_id === null)).toBe(true);
    expect(items[0]).toMatchObject({
      starts_at: new Date('2026-11-22T19:00:00Z'),
      ends_at: new Date('2026-11-23T01:00:00Z'),
      created_by: 'person-paul',
    });
    const lines = (await history(body.id)).map(({ caption, after }) => [caption, after]);
    expect(lines).toMatchObject([
      ['crew_created', { name: 'Load-out' }],
      ['items_created', { count: 6 }],
    ]);
  });

  test('without times lays positions that are timed later', async () => {
    const { body } = await (
      await as('paul')
    ).post(path, { name: 'Show', startDate: '2026-11-22', positions: [chief] });
    expect(await itemsOf(body.id)).toMatchObject([{ start_time: null, starts_at: null, ends_at: null }]);
  });

  test.each([
    ['of a function that is none', [chief, { functionId: 'x' }], 'positions.1.functionId', 'bad_choice'],
    ['of a function of the past', [{ functionId: 'gone' }], 'positions.0.functionId', 'bad_choice'],
  ])('with positions %s is not made', async (_, positions, field, code) => {
    const answer = await (await as('paul')).post(path, { ...crew, positions });
    expect([answer.status, answer.body.fields]).toMatchObject([422, [{ path: field, code }]]);
    expect((await (await as('paul')).get(path)).body.total).toBe(1);
  });

  test('takes 500 positions in one go, and no more', async () => {
    const client = await as('paul');
    const lay = (rows: number) =>
      client.post(path, {
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
      db.updateTable('crew').set({ contact_on_site_id: 'clara' }).where('id', '=', 'load-in').execute(),
    );
    await plant({ person_id: 'person-cora' });
    await plant({ person_id: 'person-cora', start_date: '2026-11-22' });
    await plant({ person_id: 'person-carl', status: 'requested', start_date: '2026-11-23' });
    await plant({ person_id: 'person-chief', status: 'refused', start_date: '2026-11-23' });
    await plant({ status: 'vacant' });
    await plant({ status: 'cancelled', start_date: '2026-11-25' });
    expect((await (await as('paul')).get(loadIn)).body).toMatchObject({
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

describe('changing a crew', () => {
  const edit = async (change: object, version = 1) =>
    (await as('paul')).post(loadIn, { ...facts, ...change }, seen(version));

  test('writes what is different, with a line that says before and after', async () => {
    const { body } = await edit({ shift: 'Night', endDate: '2026-11-22', endTime: '20:00' });
    expect(body).toMatchObject({ shift: 'Night', endDate: '2026-11-22', endTime: '20:00', version: 2 });
    expect(await history('load-in')).toMatchObject([
      {
        caption: 'crew_changed',
        actor_id: 'person-paul',
        before: { shift: '', endDate: null, endTime: '18:00' },
        after: { shift: 'Night', endDate: '2026-11-22', endTime: '20:00' },
      },
    ]);
    expect(Object.keys((await history('load-in'))[0]?.after as object)).toHaveLength(3);
  });

  test('that differs in nothing writes nothing', async () => {
    expect((await edit({})).body.version).toBe(1);
    expect(await history('load-in')).toEqual([]);
  });

  test('needs the version that stands', async () => {
    expect((await (await as('paul')).post(loadIn, facts)).status).toBe(428);
    const stale = await edit({ name: 'Late' }, 7);
    expect([stale.status, stale.body.current]).toMatchObject([409, { id: 'load-in', version: 1 }]);
  });

  test.each([
    ['an end before the start', { endDate: '2026-11-20' }, 'endDate', 'end_before_start'],
    ['a start that is the end', { endTime: '08:00' }, 'endTime', 'same_start_and_end'],
    ['a place that is none', { locationId: 'x' }, 'locationId', 'bad_choice'],
    ['a contact of another client', { contactOnSiteId: 'stranger' }, 'contactOnSiteId', 'bad_choice'],
    ['a day before its project', { startDate: '2026-11-19' }, 'startDate', 'outside_project'],
    ['a day after its project', { endDate: '2026-11-26' }, 'endDate', 'outside_project'],
  ])('to %s is refused', async (_, change, field, code) => {
    const answer = await edit(change);
    expect([answer.status, answer.body.fields[0]]).toMatchObject([422, { path: field, code }]);
  });

  test('keeps the days of its positions, reserve included', async () => {
    await plant({ status: 'vacant' });
    await plant({ status: 'spare', person_id: 'person-cora', start_date: '2026-11-23' });
    await plant({ status: 'notNeeded', start_date: '2026-11-24' });
    const params = { from: '2026-11-21', until: '2026-11-23' };
    const code = 'outside_positions';
    expect((await edit({ endDate: '2026-11-22' })).body.fields).toEqual([{ path: 'endDate', code, params }]);
    const later = await edit({ startDate: '2026-11-22', endDate: '2026-11-23' });
    expect(later.body.fields).toEqual([{ path: 'startDate', code, params }]);
    expect((await edit({ endDate: '2026-11-23' })).body.version).toBe(2);
  });

  test('of which the days stay wrong still gets another name', async () => {
    await north((db) =>
      db.updateTable('project').set({ end_date: '2026-11-20' }).where('id', '=', 'ring').execute(),
    );
    expect((await edit({ name: 'Early load-in' })).body.name).toBe('Early load-in');
  });

  test('to another place asks anew who is booked, and tells who is asked', async () => {
    const booked = await plant({ person_id: 'person-cora' });
    const asked = await plant({ person_id: 'person-carl', status: 'requested' });
    const vacant = await plant({ status: 'vacant' });
    // A second reason to tell them is none to tell them twice.
    await edit({ locationId: 'barn', contactOnSiteId: 'clara' });
    const found = new Map((await itemsOf('load-in')).map((one) => [one.id, one]));
    expect(found.get(booked.id)).toMatchObject({
      status: 'hasChanged',
      changes: [{ field: 'location', before: 'Hall 3, Wien', after: 'Barn, Wien' }],
      starts_at: booked.starts_at,
    });
    expect(found.get(asked.id)).toMatchObject({ status: 'requested' });
    expect(found.get(vacant.id)).toMatchObject({ status: 'vacant', version: 1 });
    expect(await notified()).toEqual(['person-carl jobChanged', 'person-cora jobChanged']);
  });

  test.each([
    ['another contact on site', { contactOnSiteId: 'clara' }, ['carl', 'chief', 'cora']],
    ['another name', { name: 'Get-in' }, ['carl', 'chief', 'cora']],
    ['other information for the crew', { infoCrew: 'Gate 4' }, ['carl', 'chief', 'cora']],
    ['other information for the chief', { infoChief: 'The key is at gate 4' }, ['chief']],
    ['other information of the office', { infoInternal: 'They pay late' }, []],
    ['another shift', { shift: 'Night' }, []],
  ])('with %s tells whom it concerns, once, and asks nobody anew', async (_, change, people) => {
    await plant({ person_id: 'person-cora' });
    await plant({ person_id: 'person-cora', start_date: '2026-11-22' });
    await plant({ person_id: 'person-carl', status: 'requested' });
    await plant({ person_id: 'person-chief', crew_chief: true });
    await edit(change);
    expect(await notified()).toEqual(people.map((login) => `person-${login} jobChanged`));
    expect((await itemsOf('load-in')).every(({ version }) => version === 1)).toBe(true);
  });

  describe('to a place with other clocks', () => {
    const london = { locationId: 'dome' };

    test('keeps the times of its positions by the clock', async () => {
      // One after the other, so that each would lie on the next for a moment.
      const early = await plant({ person_id: 'person-cora', end_time: '12:00' });
      const late = await plant({ person_id: 'person-cora', start_time: '12:00' });
      const night = await plant({ status: 'draft', start_time: '20:00', end_time: '02:00' });
      const later = await plant({ status: 'draft', start_time: null, end_time: null });
      const many = await plant({ person_id: 'person-carl', many_at_once: true });
      expect((await edit(london)).body).toMatchObject({ timeZone: 'Europe/London', version: 2 });
      const found = new Map((await itemsOf('load-in')).map((one) => [one.id, one]));
      const span = (id: string) => {
        const { starts_at, ends_at, time_zone } = found.get(id) ?? {};
        return [starts_at?.toISOString(), ends_at?.toISOString(), time_zone];
      };
      const zone = 'Europe/London';
      expect(span(early.id)).toEqual(['2026-11-21T08:00:00.000Z', '2026-11-21T12:00:00.000Z', zone]);
      expect(span(late.id)).toEqual(['2026-11-21T12:00:00.000Z', '2026-11-21T18:00:00.000Z', zone]);
      expect(span(night.id)).toEqual(['2026-11-21T20:00:00.000Z', '2026-11-22T02:00:00.000Z', zone]);
      expect(span(later.id)).toEqual([undefined, undefined, zone]);
      expect(found.get(early.id)).toMatchObject({
        status: 'hasChanged',
        many_at_once: false,
        start_time: '08:00:00',
      });
      expect(found.get(many.id)?.many_at_once).toBe(true);
    });

    test('gives who is asked the full time again', async () => {
      await plant({
        person_id: 'person-cora',
        status: 'requested',
        requested_at: new Date('2026-11-21T01:00:00Z'),
        deadline_at: new Date('2026-11-21T04:00:00Z'),
      });
      await edit(london);
      // Half of the seven hours that were left.
      const [item] = await itemsOf('load-in');
      expect(item?.deadline_at).toEqual(new Date('2026-11-21T04:30:00Z'));
    });

    test('is no change where only the place itself has got other clocks', async () => {
      const item = await plant({ person_id: 'person-cora' });
      await north((db) =>
        db.updateTable('location').set({ time_zone: 'Europe/London' }).where('id', '=', 'hall').execute(),
      );
      expect((await edit({ shift: 'Night' })).body).toMatchObject({ timeZone: 'Europe/Vienna' });
      expect(await itemsOf('load-in')).toMatchObject([{ starts_at: item.starts_at, version: 1 }]);
    });

    test('is refused where it would put somebody in two places', async () => {
      await plant({ person_id: 'person-cora' });
      await north((db) =>
        plantItem(db, { person_id: 'person-cora', start_time: '18:00', end_time: '22:00' }),
      );
      const answer = await edit(london);
      expect([answer.status, answer.body.code]).toEqual([409, 'collision']);
      expect(await itemsOf('load-in')).toMatchObject([{ time_zone: 'Europe/Vienna', many_at_once: false }]);
    });

    test('is refused once work has begun, another place in the same zone is not', async () => {
      await plant({ person_id: 'person-cora', status: 'working' });
      expect((await edit(london)).body.fields).toEqual([
        expect.objectContaining({ path: 'locationId', code: 'bad_choice' }),
      ]);
      expect((await edit({ locationId: 'barn' })).body.location.id).toBe('barn');
    });
  });
});

describe('cancelling a crew', () => {
  const cancel = async (version = 1, reason = 'Storm') =>
    (await as('paul')).post(`${loadIn}/cancel`, { reason }, seen(version));

  test('calls off its positions, tells who was planned, and leaves other crews as they are', async () => {
    await north((db) => plantCrew(db, { id: 'load-out', project_id: 'ring' }));
    const mine = await plant({ person_id: 'person-cora' });
    const free = await plant({ status: 'vacant' });
    const refused = await plant({ person_id: 'person-carl', status: 'refused' });
    const other = await plant({ person_id: 'person-carl', crew_id: 'load-out' });
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
    expect((await (await as('paul')).get(path)).body.items).toMatchObject([
      { id: 'load-in', cancelled: true },
      { id: 'load-out', cancelled: false, may: { edit: true, cancel: true } },
    ]);
    expect(await notified()).toEqual(['person-cora jobCancelled']);
    expect(await history('load-in')).toMatchObject([{ caption: 'crew_cancelled', reason: 'Storm' }]);
    expect(await history(mine.id)).toMatchObject([{ caption: 'item_cancel', reason: 'Storm' }]);
    expect((await (await as('paul')).get('/projects/4711')).body.state).toBe('open');
  });

  test('needs a reason and the version that stands', async () => {
    expect((await cancel(1, ' ')).body.fields).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect((await cancel(7)).status).toBe(409);
    expect((await (await as('paul')).post(`${loadIn}/cancel`, { reason: 'Storm' })).status).toBe(428);
  });

  test('is too late once somebody has worked there', async () => {
    const ahead = await plant({ person_id: 'person-carl', start_date: '2026-11-22' });
    await plant({ person_id: 'person-cora', status: 'done' });
    expect((await (await as('paul')).get(path)).body.items).toMatchObject([
      { may: { edit: true, cancel: false } },
    ]);
    expect((await cancel()).body).toMatchObject({ code: 'wrong_state', params: { status: 'begun' } });
    expect((await itemsOf('load-in')).find(({ id }) => id === ahead.id)?.status).toBe('confirmed');
  });
});

describe('who may change a crew', () => {
  const calls = [
    ['read', (login: string, at: string) => as(login).then((client) => client.get(at))],
    ['change', (login: string, at: string) => as(login).then((client) => client.post(at, facts, seen(1)))],
    [
      'cancel',
      (login: string, at: string) =>
        as(login).then((client) => client.post(`${at}/cancel`, { reason: 'Storm' }, seen(1))),
    ],
  ] as const;

  test.each(calls)('%s: a crew of another project is not there', async (_, call) => {
    for (const at of [`${path}/elsewhere`, `${path}/nothing`, '/projects/9999/projectCrews/load-in'])
      expect((await call('paul', at)).body.code).toBe('not_found');
  });

  test.each(calls)('%s: nor is one of another tenant', async (_, call) => {
    await server.inTenant('south', async (db) => {
      await plantProject(db, { id: 'theirs', number: '900' });
      await plantCrew(db, { id: 'of-south', project_id: 'theirs' });
    });
    for (const at of ['/projects/900/projectCrews/of-south', `${path}/of-south`])
      expect((await call('paul', at)).body.code).toBe('not_found');
  });

  test.each(calls)('%s: only who plans and has the right', async (_, call) => {
    for (const login of ['reader', 'clara', 'cora']) expect((await call(login, loadIn)).status).toBe(403);
    for (const login of ['reader', 'clara'])
      expect((await (await as(login)).get(path)).body.items).toMatchObject([
        { may: { edit: false, cancel: false } },
      ]);
  });

  test.each([
    ['cancelled', 'crew', { cancelled_at: new Date('2026-11-18T10:00:00Z') }],
    ['signedOff', 'crew', { signed_off_at: new Date('2026-11-18T10:00:00Z') }],
    ['closed', 'project', { closed_at: new Date('2026-11-18T10:00:00Z') }],
    ['cancelled', 'project', { cancelled_at: new Date('2026-11-18T10:00:00Z') }],
  ] as const)('nobody once it is %s (%s)', async (status, table, change) => {
    const id = table === 'crew' ? 'load-in' : 'ring';
    await north((db) => db.updateTable(table).set(change).where('id', '=', id).execute());
    for (const [, call] of calls.slice(1))
      expect((await call('paul', loadIn)).body).toMatchObject({ code: 'wrong_state', params: { status } });
    expect((await (await as('paul')).get(path)).body.items).toMatchObject([
      { may: { edit: false, cancel: false } },
    ]);
  });
});
