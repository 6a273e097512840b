import { json } from '#platform/db/tables.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { addCrewPeople, clientOf, today } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

type Some = Parameters<typeof plantItem>[1];
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', status: 'vacant', ...some }),
  );
const firstCome = () =>
  server.inTenant('north', (db) =>
    db
      .updateTable('tenantSetting')
      .set({ rules: json({ vacancyMode: 'firstCome' }) })
      .execute(),
  );
const applications = (id: string) =>
  server.inTenant('north', async (db) =>
    (
      await db
        .selectFrom('crewItemApplication')
        .selectAll()
        .where('crewItemId', '=', id)
        .orderBy('personId')
        .execute()
    ).map(({ personId, state }) => `${personId.slice(7)} ${state}`),
  );
const apply = (id: string) => `/projectCrewItems/${id}/applyVacancy`;
const unapply = (id: string) => `/projectCrewItems/${id}/unapplyVacancy`;

test('free positions that are alike are one, with places, pay, distance and whether I may', async () => {
  await plant();
  await plant();
  await plant({ startDate: '2026-11-19' });
  await plant({ startDate: '2026-11-23' });
  await plant({
    crewId: 'load-out',
    startDate: '2026-11-22',
    personId: 'person-cora',
    status: 'confirmed',
  });
  const clash = await plant({ crewId: 'load-in', startDate: '2026-11-22' });
  const cora = await clientOf(server, 'cora');
  const { items, total } = (await cora.get('/projectCrewItems/vacant/')).body;
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({
    freePlaces: 2,
    payHint: 'from 19 €',
    pay: { minor: null },
    distanceKm: 0,
    eligibility: { ok: true },
    application: null,
    may: { apply: true, unapply: false },
  });
  const all = (await cora.get('/projectCrewItems/vacant/?possibleForMe=false')).body.items;
  const hidden = all.find(({ id }: { id: string }) => id === clash.id);
  expect(hidden.eligibility).toMatchObject({
    ok: false,
    reasons: [{ kind: 'overlapConfirmed' }, { level: 'warn' }],
  });
  expect(hidden.may.apply).toBe(false);
  const far = (await cora.get('/projectCrewItems/vacant/?latitude=47.0707&longitude=15.4395&limit=1')).body;
  expect([far.items.length, far.total, far.items[0].distanceKm]).toEqual([1, 2, 147]);
  expect((await cora.get('/projectCrewItems/vacant/?from=2026-11-23')).body.total).toBe(1);
  const bare = await clientOf(server, 'bare');
  expect((await bare.get('/projectCrewItems/vacant/')).status).toBe(403);
});

test('somebody applies and takes it back, any number of times', async () => {
  const { id } = await plant();
  const cora = await clientOf(server, 'cora');
  for (const call of [() => cora.get(apply(id)), () => cora.post(apply(id))])
    expect((await call()).body).toMatchObject({ id, status: 'vacant', application: { state: 'applied' } });
  expect(await applications(id)).toEqual(['cora applied']);
  const [mine] = (await cora.get('/projectCrewItems/vacant/')).body.items;
  expect([mine.application.state, mine.may]).toEqual(['applied', { apply: false, unapply: true }]);
  const { items, counts } = (await cora.get('/jobs?tab=applied')).body;
  expect([items[0].id, items[0].applied.state, counts.applied]).toEqual([id, 'applied', 1]);
  for (const _ of [1, 2])
    expect((await cora.get(unapply(id))).body.application).toMatchObject({ state: 'withdrawn' });
  expect((await cora.get(apply(id))).body.application.state).toBe('applied');
  expect((await cora.get(apply('nothing'))).status).toBe(404);
  const draft = await plant({ status: 'draft' });
  expect((await cora.get(apply(draft.id))).status).toBe(404);
  const byAddressBar = await cora.get(apply(id), { headers: { 'sec-fetch-mode': 'navigate' } });
  expect(byAddressBar.status).toBe(400);
});

test('who may not is told why, and the past is over', async () => {
  const { id } = await plant();
  await plant({ crewId: 'load-out', personId: 'person-cora', status: 'confirmed' });
  const cora = await clientOf(server, 'cora');
  const refused = await cora.get(apply(id));
  expect([refused.status, refused.body.code, refused.body.params.kind]).toEqual([
    409,
    'collision',
    'overlapConfirmed',
  ]);
  const over = await plant({ startDate: '2026-11-19' });
  expect((await cora.get(apply(over.id))).body.code).toBe('too_late');
});

test('the planner sees applicants in order and accepts one; the others wait for a twin or are told', async () => {
  const item = await plant();
  for (const login of ['chief', 'carl', 'cora']) await (await clientOf(server, login)).get(apply(item.id));
  await server.inTenant('north', (db) =>
    db
      .insertInto('crewRating')
      .values({ id: 'r', personId: 'person-carl', typeId: 'work', stars: 4, at: today })
      .execute(),
  );
  await plant({ crewId: 'load-out', personId: 'person-chief', status: 'confirmed' });
  const paul = await clientOf(server, 'paul');
  const path = `/projectCrewItems/${item.id}/applicants`;
  const { items } = (await paul.get(path)).body;
  type Row = { person: { id: string }; eligibility: { ok: boolean }; may: object };
  expect(items.map(({ person, eligibility }: Row) => [person.id, eligibility.ok])).toEqual([
    ['person-carl', true],
    ['person-cora', true],
    ['person-chief', false],
  ]);
  expect(items[0].may).toEqual({ accept: true, reject: true });
  const twin = await plant();
  expect((await paul.post(`${path}/person-cora/accept`)).body).toMatchObject({
    status: 'confirmed',
    person: { id: 'person-cora' },
  });
  expect(await applications(item.id)).toEqual(['cora accepted']);
  expect(await applications(twin.id)).toEqual(['carl applied', 'chief applied']);
  const again = await paul.post(`${path}/person-cora/accept`);
  expect([again.status, again.body.code]).toEqual([409, 'wrong_state']);
  const other = `/projectCrewItems/${twin.id}/applicants`;
  expect(
    (await paul.post(`${other}/person-chief/reject`, { reason: 'Busy' })).body.application,
  ).toMatchObject({
    state: 'rejected',
    reason: 'Busy',
  });
  expect((await paul.post(`${other}/person-chief/accept`)).body.code).toBe('wrong_state');
  expect((await paul.post(`${other}/person-cora/accept`)).status).toBe(404);
  const notified = await server.inTenant('north', (db) =>
    db.selectFrom('notification').selectAll().execute(),
  );
  expect(notified.map(({ personId, kind }) => `${personId} ${kind}`).toSorted()).toEqual([
    'person-chief vacancyRejected',
    'person-cora vacancyAccepted',
    ...Array.from({ length: 3 }, () => 'person-paul vacancyApplied'),
  ]);
  const [first] = notified.filter(({ kind }) => kind === 'vacancyApplied');
  expect(first).toMatchObject({
    subjectKind: 'crewItem',
    subjectId: item.id,
    params: { person: "Zoë D'chief", day: '2026-11-21' },
  });
  const cora = await clientOf(server, 'cora');
  expect((await cora.get(unapply(item.id))).body.code).toBe('wrong_state');
  expect((await cora.get(path)).status).toBe(403);
});

test('of two who accept two applicants at once, one finds the place taken', async () => {
  const { id } = await plant();
  for (const login of ['carl', 'cora']) await (await clientOf(server, login)).get(apply(id));
  const [paul, pia] = [await clientOf(server, 'paul'), await clientOf(server, 'pia')];
  const answers = await Promise.all([
    paul.post(`/projectCrewItems/${id}/applicants/person-carl/accept`),
    pia.post(`/projectCrewItems/${id}/applicants/person-cora/accept`),
  ]);
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'wrong_state']);
  expect((await applications(id)).toSorted().map((one) => one.split(' ')[1])).toEqual(
    expect.arrayContaining(['accepted', 'filled']),
  );
});

test('where the first comes first, applying confirms, and the second of two at once is too late', async () => {
  await firstCome();
  const { id } = await plant();
  const [cora, carl] = [await clientOf(server, 'cora'), await clientOf(server, 'carl')];
  const answers = await Promise.all([cora.get(apply(id)), carl.get(apply(id))]);
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'wrong_state']);
  const winner = answers.find(({ status }) => status === 200);
  expect(winner?.body).toMatchObject({ status: 'confirmed', application: { state: 'accepted' } });
  const notified = await server.inTenant('north', (db) => db.selectFrom('activity').selectAll().execute());
  expect(notified.map(({ caption }) => caption)).toContain('item_accept');
});

test('a vacancy is made and taken back by the planner, and applicants are told', async () => {
  const { id } = await plant({ status: 'draft' });
  const paul = await clientOf(server, 'paul');
  expect((await paul.post(`/projectCrewItemStatus/${id}`, { action: 'offer' })).body.status).toBe('vacant');
  await (await clientOf(server, 'cora')).get(apply(id));
  const back = await paul.post(`/projectCrewItemStatus/${id}`, { action: 'withdrawOffer' });
  expect(back.body).toMatchObject({ status: 'draft', applicants: 0 });
  expect(await applications(id)).toEqual(['cora rejected']);
});

test('what is counted as possible is what nothing stops, page by page', async () => {
  await server.inTenant('north', async (db) => {
    const away = {
      personId: 'person-cora',
      kind: 'vacation',
      status: 'approved',
      requestedAt: today,
    } as const;
    const days = (fromDay: string, toDay: string) => ({ fromDay, toDay, days: '1' });
    await db
      .insertInto('absence')
      .values([
        { ...away, ...days('2026-11-24', '2026-11-24'), id: 'whole' },
        { ...away, ...days('2026-11-26', '2026-11-27'), id: 'from-noon', firstHalf: true },
        { ...away, ...days('2026-11-29', '2026-11-30'), id: 'till-noon', lastHalf: true },
        { ...away, ...days('2026-12-02', '2026-12-02'), id: 'asked', status: 'requested' },
      ])
      .execute();
    await db
      .insertInto('staffContract')
      .values({
        id: 'bond',
        number: 'V-1',
        personId: 'person-cora',
        kind: 'hourly',
        caption: 'Bond',
        validFrom: '2026-11-01',
        validUntil: '2026-12-08',
      })
      .execute();
  });
  for (const day of ['22', '23', '24', '25', '26', '27', '28', '29', '30'])
    await plant({
      startDate: `2026-11-${day}`,
      startTime: '22:00',
      endTime: day > '26' ? '08:00' : '05:00',
    });
  for (const day of ['02', '07', '08', '09']) {
    await plant({ startDate: `2026-12-${day}`, startTime: '20:00', endTime: '04:00' });
    await plant({ startDate: `2026-12-${day}`, startTime: '20:00', endTime: '09:00' });
  }
  await plant({ startDate: '2026-12-04', endDate: '2026-12-06', standby: true });
  const busy = { personId: 'person-cora', startTime: '04:00', endTime: '06:00' };
  await plant({ ...busy, crewId: 'load-out', startDate: '2026-11-23', status: 'confirmed' });
  await plant({ ...busy, crewId: 'load-out', startDate: '2026-11-26', status: 'requested' });
  await plant({ ...busy, startDate: '2026-12-05', status: 'requested' });
  const cora = await clientOf(server, 'cora');
  type Row = { id: string; eligibility: { ok: boolean } };
  const list = async (query: string) => (await cora.get(`/projectCrewItems/vacant/?${query}`)).body;
  const all: Row[] = (await list('possibleForMe=false')).items;
  const possible = all.filter(({ eligibility }) => eligibility.ok).map(({ id }) => id);
  expect([all.length, possible.length]).toEqual([18, 9]);
  const pages = [await list('limit=4'), await list('limit=4&page=2'), await list('limit=4&page=3')];
  expect(pages.map(({ total }) => total)).toEqual([9, 9, 9]);
  expect(pages.flatMap(({ items }) => items.map(({ id }: Row) => id))).toEqual(possible);
});
