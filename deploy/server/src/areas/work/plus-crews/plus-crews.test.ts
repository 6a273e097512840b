import type { Db } from '#platform/db/tables.ts';
import { insertAll } from '../../../tools/demo/seed.db.ts';
import {
  addLogin,
  password,
  serverWithPeople,
  signIn,
} from '../../../tools/testing/fixtures/people.fixture.ts';

const levels = [
  { attainment: 8_000, factor: 5_000 },
  { attainment: 10_000, factor: 10_000 },
  { attainment: 12_000, factor: 15_000 },
];
const types = ['target', 'minimumTarget', 'targetPerformance', 'onTargetBonus', 'levels'] as const;

/** Two plus crews with what they are measured by; PC-8 has no days yet. */
async function addPlusCrews(db: Db): Promise<void> {
  const read: [string, string] = ['plusCrews', 'READ'];
  const edit: [string, string] = ['plusCrews', 'EDIT'];
  await addLogin(db, { login: 'cora', rights: [read, edit] });
  await addLogin(db, { login: 'pia', types: ['planners'], rights: [read, edit] });
  await addLogin(db, { login: 'paul', types: ['planners'], rights: [read] });
  await addLogin(db, { login: 'PC-7', tokenType: 'pluscrew', rights: [edit] });
  await addLogin(db, { login: 'PC-8', tokenType: 'pluscrew' });
  const crew = { currency: 'EUR', companyId: null };
  await insertAll(db, 'plusCrew', [
    { ...crew, id: 'seven', number: 'PC-7', name: 'Band seven' },
    { ...crew, id: 'eight', number: 'PC-8', name: 'Choir eight', active: false },
  ]);
  await insertAll(db, 'plusCrewMember', [{ plusCrewId: 'seven', personId: 'person-cora' }]);
  await insertAll(
    db,
    'plusCrewValue',
    ['seven', 'eight'].flatMap((plusCrewId) =>
      types.map((type) => ({
        id: `${plusCrewId}-${type}`,
        plusCrewId,
        type,
        parameters: JSON.stringify(type === 'levels' ? { levels } : {}),
      })),
    ),
  );
  const data = (id: string, type: string, value: number, dateFrom: string, dateTo: string | null) => ({
    id,
    plusCrewValueId: `seven-${type}`,
    value,
    dateFrom,
    dateTo,
  });
  await insertAll(db, 'plusCrewValueData', [
    data('t1', 'target', 900_000, '2026-01-01', '2026-06-30'),
    data('t2', 'target', 1_000_000, '2026-09-01', null),
    data('m1', 'minimumTarget', 850_000, '2026-01-01', null),
    data('p1', 'targetPerformance', 5_000, '2026-01-01', null),
    data('b1', 'onTargetBonus', 40_000, '2026-01-01', null),
  ]);
  const day = (name: string, turnoverMinor: number, workedMinutes: number, bookedMinor = 0) => ({
    plusCrewId: 'seven',
    day: name,
    turnoverMinor,
    workedMinutes,
    bookedMinor,
  });
  await insertAll(db, 'plusCrewDay', [
    day('2026-10-31', 999_999, 600),
    day('2026-11-10', 900_000, 12_000),
    day('2026-11-25', 0, 0, 200_000),
    day('2026-12-01', 0, 0, 999_999),
  ]);
}
const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', addPlusCrews);
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});
const as = async (login: string) => (await signIn(server, login, undefined, password)).client;
const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const ids = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id);
const fields = ({ body }: { body: { fields: { path: string; code: string }[] } }) =>
  body.fields.map(({ path, code }) => `${path} ${code}`);

test('planners see all plus crews, members theirs, and a plus-crew login its own', async () => {
  const [pia, cora, own] = [await as('pia'), await as('cora'), await as('PC-7')];
  expect(ids(await pia.get('/plusCrews'))).toEqual(['seven', 'eight']);
  expect(ids(await pia.get('/plusCrews?active=true'))).toEqual(['seven']);
  expect(ids(await pia.get('/plusCrews?limit=1&page=2'))).toEqual(['eight']);
  for (const client of [cora, own]) {
    const list = await client.get('/plusCrews');
    expect(ids(list)).toEqual(['seven']);
    expect(list.body.items[0]).toMatchObject({
      number: 'PC-7',
      members: 1,
      state: 'onTarget',
      bonusSoFarMinor: 30_000,
      bonusLikelyMinor: 50_000,
    });
    for (const path of ['/plusCrews/PC-8', '/prgrss?plusCrew=PC-8', '/plusCrewValues?plusCrew=eight']) {
      expect((await client.get(path)).body.code).toBe('not_found');
    }
    expect((await client.get('/plusCrewValueDatas?plusCrew=none')).status).toBe(404);
  }
  expect((await own.get('/plusCrews/PC-7')).body).toMatchObject({
    people: [{ id: 'person-cora', name: "Zoë D'cora" }],
    may: { edit: true },
  });
  expect((await cora.get('/plusCrews/seven')).body.may).toEqual({ edit: false });
});

test('who has neither right nor a plus-crew login is refused', async () => {
  expect((await (await as('ada')).get('/plusCrews')).body.params).toMatchObject({ missing: 'plusCrews' });
  expect((await (await as('4711')).get('/plusCrews')).status).toBe(403);
});

test('the forecast is a range for the month, with what is missing and where each figure comes from', async () => {
  const { body } = await (await as('PC-7')).get('/prgrss?plusCrew=PC-7');
  expect(body).toMatchObject({
    plusCrew: { number: 'PC-7', currency: 'EUR' },
    from: '2026-11-01',
    to: '2026-11-30',
    on: '2026-11-21',
    values: { target: 1_000_000, minimumTarget: 850_000, levels },
    missing: [],
    turnoverMinor: 900_000,
    bookedMinor: 200_000,
    forecastMinor: 1_100_000,
    performance: 4_500,
    teamSpeed: 9_000,
    soFar: { attainment: 9_000, factor: 7_500, bonusMinor: 30_000 },
    likely: { attainment: 11_000, factor: 12_500, bonusMinor: 50_000 },
    next: { attainment: 12_000, missingMinor: 100_000, bonusMinor: 60_000 },
    state: 'onTarget',
  });
  expect(body.explained).toContainEqual({
    figure: 'bonusLikely',
    value: 50_000,
    from: [
      { name: 'onTargetBonus', value: 40_000 },
      { name: 'levelFactor', value: 12_500 },
    ],
  });
  expect(body.days.map(({ day }: { day: string }) => day)).toEqual(['2026-11-10', '2026-11-25']);
});

test('in a gap of the target, and without any day, the forecast says what is missing', async () => {
  const pia = await as('pia');
  const gap = (await pia.get('/prgrss?plusCrew=PC-7&on=2026-08-01')).body;
  expect(gap).toMatchObject({ values: { target: null }, missing: ['target'], state: 'noData' });
  expect((await pia.get('/prgrss?plusCrew=PC-7&on=2026-06-30')).body.values.target).toBe(900_000);
  expect((await pia.get('/prgrss?plusCrew=PC-8')).body).toMatchObject({
    state: 'noData',
    missing: ['target', 'minimumTarget', 'targetPerformance', 'onTargetBonus'],
    soFar: { bonusMinor: 0 },
    next: null,
  });
  expect((await pia.get('/prgrss')).body.fields).toMatchObject([{ path: 'plusCrew', code: 'required' }]);
});

test('values say their unit and what holds today, and their periods come newest first', async () => {
  const own = await as('PC-7');
  const { body } = await own.get('/plusCrewValues?plusCrew=PC-7');
  expect(body.total).toBe(5);
  expect(body.items.find(({ type }: { type: string }) => type === 'target')).toMatchObject({
    id: 'seven-target',
    plusCrew: 'seven',
    unit: 'money',
    current: 1_000_000,
    datas: 2,
  });
  expect((await own.get('/plusCrewValues')).body.total).toBe(5);
  expect((await (await as('pia')).get('/plusCrewValues')).body.total).toBe(10);
  const datas = await own.get('/plusCrewValueDatas?type=target');
  expect(datas.body.items).toMatchObject([
    { id: 't2', dateFrom: '2026-09-01', dateTo: null, current: true },
    { id: 't1', dateFrom: '2026-01-01', dateTo: '2026-06-30', current: false },
  ]);
  expect(ids(await own.get('/plusCrewValueDatas?plusCrewValue=seven-onTargetBonus'))).toEqual(['b1']);
  expect(ids(await own.get('/plusCrewValueDatas?plusCrewValue=eight-target'))).toEqual([]);
});

test('a new value ends the old one the day before, where that is asked for', async () => {
  const pia = await as('pia');
  const add = (some: object) =>
    pia.post('/plusCrewValueDatas', {
      plusCrewValue: 'seven-target',
      value: 1_200_000,
      dateFrom: '2026-11-01',
      ...some,
    });
  expect(fields(await add({}))).toEqual(['dateFrom overlaps']);
  const { body } = await add({ endPrevious: true });
  expect(body).toMatchObject({
    added: { value: 1_200_000, dateFrom: '2026-11-01', dateTo: null, type: 'target', current: true },
    ended: { id: 't2', dateTo: '2026-10-31', current: false },
  });
  expect((await pia.get('/prgrss?plusCrew=PC-7')).body.values.target).toBe(1_200_000);
  // A gap needs nobody to give way; what begins later never does.
  expect((await add({ dateFrom: '2026-07-01', dateTo: '2026-08-31' })).body.ended).toBeNull();
  expect(fields(await add({ dateFrom: '2026-06-01', endPrevious: true }))).toEqual(['dateFrom overlaps']);
  expect(fields(await add({ dateFrom: '2026-11-01', endPrevious: true }))).toEqual(['dateFrom overlaps']);
  expect(fields(await add({ dateTo: '2026-10-01' }))).toEqual(['dateTo end_before_start']);
  expect(fields(await add({ value: -1 }))).toEqual(['value too_small']);
  expect(fields(await add({ plusCrewValue: 'seven-levels' }))).toEqual(['plusCrewValue bad_choice']);
  expect((await add({ plusCrewValue: 'none' })).status).toBe(404);
  const notes = await server.inTenant('north', (db) =>
    db.selectFrom('activity').select(['caption', 'actorId']).where('subjectId', '=', 'seven').execute(),
  );
  expect(notes).toContainEqual({ caption: 'plus_crew_value_added', actorId: 'person-pia' });
});

test('sent twice with one key, a value is one', async () => {
  const pia = await as('pia');
  const body = { plusCrewValue: 'eight-target', value: 1, dateFrom: '2026-01-01' };
  const headers = { 'idempotency-key': 'target-of-eight' };
  const answers = [
    await pia.post('/plusCrewValueDatas', body, { headers }),
    await pia.post('/plusCrewValueDatas', body, { headers }),
  ];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect((await pia.get('/plusCrewValueDatas?plusCrew=PC-8')).body.total).toBe(1);
});

test('a plus-crew login writes for its own crew, with the right; a member writes nothing', async () => {
  const [own, other, cora] = [await as('PC-7'), await as('PC-8'), await as('cora')];
  const body = { plusCrewValue: 'seven-target', value: 1, dateFrom: '2026-07-01', dateTo: '2026-07-31' };
  expect((await own.post('/plusCrewValueDatas', body)).status).toBe(200);
  const foreign = { ...body, plusCrewValue: 'eight-target' };
  expect((await own.post('/plusCrewValueDatas', foreign)).status).toBe(404);
  for (const [client, status, params] of [
    [other, 403, { missing: 'plusCrews', permission: 'EDIT' }],
    [cora, 403, { missing: 'role' }],
    [await as('paul'), 403, { missing: 'plusCrews', permission: 'EDIT' }],
  ] as const) {
    const added = await client.post('/plusCrewValueDatas', body);
    expect([added.status, added.body.params ?? {}]).toEqual([status, params]);
    expect((await client.call('DELETE', '/plusCrewValueDatas/t1')).status).toBe(status);
    const version = seen(1);
    expect((await client.post('/plusCrewValues/seven-target', { period: 'year' }, version)).status).toBe(
      status,
    );
  }
});

test('a plus-crew login without the right is told so at the door, whatever it asks for', async () => {
  const bare = await as('PC-8');
  const e1 = { id: 'e1', plusCrewValueId: 'eight-target', value: 1, dateFrom: '2026-01-01' };
  await server.inTenant('north', (db) => insertAll(db, 'plusCrewValueData', [e1]));
  const remove = async (id: string) => (await bare.call('DELETE', `/plusCrewValueDatas/${id}`)).status;
  expect([await remove('e1'), await remove('t1'), await remove('nobody-has-this')]).toEqual([403, 403, 403]);
});

test('a value of a period is deleted, once', async () => {
  const own = await as('PC-7');
  expect((await own.call('DELETE', '/plusCrewValueDatas/t2')).status).toBe(204);
  expect((await own.call('DELETE', '/plusCrewValueDatas/t2')).status).toBe(404);
  expect((await own.get('/prgrss?plusCrew=PC-7')).body).toMatchObject({
    missing: ['target'],
    state: 'valuesMissing',
    likely: { bonusMinor: 0 },
  });
});

test('period and levels are settings of their values', async () => {
  const pia = await as('pia');
  const edit = (id: string, body: object, version = 1) =>
    pia.post(`/plusCrewValues/${id}`, body, seen(version));
  expect((await edit('seven-target', { period: 'quarter' })).body).toMatchObject({
    version: 2,
    parameters: { period: 'quarter' },
  });
  expect((await pia.get('/prgrss?plusCrew=PC-7')).body).toMatchObject({
    from: '2026-10-01',
    to: '2026-12-31',
    turnoverMinor: 1_899_999,
    state: 'aboveLast',
    next: null,
  });
  expect((await edit('seven-target', { period: 'year' })).body.code).toBe('conflict');
  expect((await pia.post('/plusCrewValues/seven-target', { period: 'year' })).status).toBe(428);
  const changed = await edit('seven-levels', { levels: [{ attainment: 9_000, factor: 10_000 }] });
  expect(changed.body.parameters.levels).toEqual([{ attainment: 9_000, factor: 10_000 }]);
  expect(fields(await edit('seven-levels', { period: 'year' }, 2))).toEqual(['period bad_choice']);
  expect(fields(await edit('seven-levels', { levels: [levels[1], levels[0]] }, 2))).toEqual([
    'levels.1.attainment too_small',
  ]);
  expect(fields(await edit('seven-levels', { levels: [] }, 2))).toEqual(['levels required']);
  expect((await edit('none', { period: 'year' })).status).toBe(404);
});

test('kinds of crews and of values are listed', async () => {
  await server.inTenant('north', (db) =>
    db
      .insertInto('catalogueEntry')
      .values({ list: 'plusCrewTypes', id: 'sales', caption: 'Sales' })
      .execute(),
  );
  const own = await as('PC-7');
  expect((await own.get('/plusCrewTypes')).body.items).toEqual([{ id: 'sales', caption: 'Sales' }]);
  expect(ids(await own.get('/plusCrewValueTypes'))).toEqual([...types]);
  expect((await own.get('/plusCrewValueTypes?limit=2&page=3')).body).toMatchObject({
    items: [{ id: 'levels' }],
    total: 5,
  });
});
