import { json } from '#platform/db/tables.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { addCrewPeople, clientOf, today } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { runSweep } from '../../../../tools/testing/server/run-sweep.driver.ts';
import { endOffers } from './end-offers.sweep.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(async () => {
  server.setNow(today);
  await server.inTenant('north', async (db) => {
    for (const id of ['east', 'west'])
      await db.insertInto('catalogueEntry').values({ list: 'regions', id, caption: id }).execute();
    await db.insertInto('function').values({ id: 'cook', caption: 'Cook', short: 'CO' }).execute();
    await db.insertInto('plannerCrew').values({ id: 'stars', kind: 'membership', name: 'Stars' }).execute();
    await db.insertInto('plannerCrew').values({ id: 'group', kind: 'project', name: 'Group' }).execute();
    await db
      .insertInto('plannerCrewMembership')
      .values({ id: 's', plannerCrewId: 'stars', personId: 'person-cora', since: '2026-01-01' })
      .execute();
    await db.updateTable('person').set({ regionId: 'east' }).where('id', '=', 'person-cora').execute();
    await db.updateTable('person').set({ regionId: 'west' }).where('id', '=', 'person-carl').execute();
  });
});

type Some = Parameters<typeof plantItem>[1];
/** In two days. */
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', startDate: '2026-11-24', ...some }),
  );
const draft = () => plant({ status: 'draft' });
type Item = { id: string; version: number };
const offer = async (items: Item[], terms: object = {}) =>
  (await clientOf(server, 'paul')).post('/projectCrewItems/offer', {
    items: items.map(({ id, version }) => ({ id, version })),
    ...terms,
  });
const apply = async (login: string, id: string) =>
  (await clientOf(server, login)).get(`/projectCrewItems/${id}/applyVacancy`);
const seenBy = async (login: string) =>
  (await (await clientOf(server, login)).get('/projectCrewItems/vacant/?possibleForMe=false')).body.items as {
    id: string;
    offeredUntil: string | null;
    firstCome: boolean;
    may: { apply: boolean };
  }[];
const rowOf = (id: string) =>
  server.inTenant('north', (db) =>
    db.selectFrom('crewItem').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const todos = () =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('activity')
      .select(['recipientId', 'body'])
      .where('caption', '=', 'offer_ended')
      .where('type', '=', 'TODO_INT')
      .execute(),
  );
const until = '2026-11-23T17:00:00.000Z';
const later = new Date('2026-11-23T17:00:01Z');

test.each<[string, object, string[]]>([
  ['its own function, where nothing is said', {}, ['cora', 'carl', 'chief']],
  ['everybody', { functionIds: [] }, ['cora', 'carl', 'chief', 'pia']],
  ['another function', { functionIds: ['cook'] }, ['pia']],
  ['one of two functions', { functionIds: ['cook', 'rigger'] }, ['cora', 'carl', 'chief', 'pia']],
  ['a region', { regionIds: ['west'] }, ['carl']],
  ['one of two regions', { regionIds: ['west', 'east'] }, ['cora', 'carl']],
  ['a membership crew', { functionIds: [], plannerCrewId: 'stars' }, ['cora']],
  ['a crew in another region', { regionIds: ['west'], plannerCrewId: 'stars' }, []],
])('offered to %s: these see it and can apply, and they are who is counted', async (_, terms, who) => {
  await server.inTenant('north', (db) =>
    db.insertInto('personFunction').values({ personId: 'person-pia', functionId: 'cook' }).execute(),
  );
  const { id, version } = await draft();
  expect((await offer([{ id, version }], terms)).body.items).toEqual([
    { id, version: version + 1, status: 'vacant' },
  ]);
  for (const login of ['cora', 'carl', 'chief', 'pia']) {
    const sees = who.includes(login);
    expect([login, (await seenBy(login)).map((one) => one.id)]).toEqual([login, sees ? [id] : []]);
    if (sees) continue;
    const refused = await apply(login, id);
    expect([login, refused.status, refused.body.code]).toEqual([login, 403, 'not_offered']);
    const alone = await (await clientOf(server, login)).get(`/projectCrewItems/${id}`);
    // The planner sees every position, whoever it is offered to.
    expect([login, alone.status]).toEqual([login, login === 'pia' ? 200 : 404]);
  }
  const {
    functionIds = ['rigger'],
    regionIds = [],
    plannerCrewId,
  } = terms as {
    functionIds?: string[];
    regionIds?: string[];
    plannerCrewId?: string;
  };
  const asked = new URLSearchParams({
    functions: functionIds.join(','),
    regions: regionIds.join(','),
    ...(plannerCrewId && { crew: plannerCrewId }),
  });
  const { people } = (await (await clientOf(server, 'paul')).get(`/projectCrewItems/offerReach?${asked}`))
    .body;
  // Paul has the right as well.
  expect(people).toBe(who.length + (functionIds.length === 0 && !plannerCrewId ? 1 : 0));
  for (const login of who.filter((one) => one !== 'pia'))
    expect((await apply(login, id)).body.application.state).toBe('applied');
});

test.each<[string, 'planner' | 'firstCome', boolean | undefined, string]>([
  ['first come, as this offer says', 'planner', true, 'accepted'],
  ['the planner decides, as this offer says', 'firstCome', false, 'applied'],
  ['first come, as the rules say', 'firstCome', undefined, 'accepted'],
  ['the planner decides, as the rules say', 'planner', undefined, 'applied'],
])('%s', async (_, vacancyMode, firstCome, state) => {
  await server.inTenant('north', (db) =>
    db
      .updateTable('tenantSetting')
      .set({ rules: json({ vacancyMode }) })
      .execute(),
  );
  const item = await draft();
  await offer([item], firstCome === undefined ? {} : { firstCome });
  expect((await seenBy('cora'))[0]?.firstCome).toBe(state === 'accepted');
  expect((await apply('cora', item.id)).body.application.state).toBe(state);
});

test('after its time nobody can apply; who has applied stays, and the planner hears of it once', async () => {
  const [wanted, free, alike] = [await draft(), await draft(), await draft()];
  await offer([wanted, free, alike], { until });
  expect((await seenBy('carl'))[0]).toMatchObject({ offeredUntil: until, may: { apply: true } });
  await apply('cora', wanted.id);
  server.setNow(later);
  expect(await seenBy('carl')).toEqual([]);
  expect((await seenBy('cora')).map(({ id }) => id)).toEqual([wanted.id]);
  const late = await apply('carl', free.id);
  expect([late.status, late.body.code, late.body.params.deadline]).toEqual([409, 'too_late', until]);
  const page = (await (await clientOf(server, 'carl')).get(`/projectCrewItems/${free.id}`)).body;
  expect(page.may.apply).toBe(false);

  for (const _ of [1, 2]) await runSweep(server, endOffers, later);
  expect([(await rowOf(wanted.id)).status, (await rowOf(free.id)).status]).toEqual(['vacant', 'draft']);
  expect(await todos()).toEqual([{ recipientId: 'person-paul', body: expect.stringMatching(/^3 × /) }]);
  // Once the last wish is answered nobody is asked for it any more.
  const paul = await clientOf(server, 'paul');
  await paul.post(`/projectCrewItems/${wanted.id}/applicants/person-cora/reject`, {});
  await runSweep(server, endOffers, later);
  expect((await rowOf(wanted.id)).status).toBe('draft');
  expect(await todos()).toHaveLength(1);
});

test('an offer without a time ends with none, and one with more time does not end', async () => {
  const [open, longer] = [await draft(), await draft()];
  await offer([open]);
  await offer([longer], { until });
  const { version } = await rowOf(longer.id);
  const changed = await offer([{ id: longer.id, version }], {
    until: '2026-11-23T20:00:00Z',
    regionIds: ['west'],
  });
  expect(changed.body.items).toEqual([{ id: longer.id, version: version + 1, status: 'vacant' }]);
  await runSweep(server, endOffers, later);
  for (const { id } of [open, longer]) expect((await rowOf(id)).status).toBe('vacant');
  const paul = await clientOf(server, 'paul');
  const { items } = (await paul.get(`/projectCrewItems/${longer.id}/activities`)).body;
  expect(items[0].caption).toBe('offer_changed');
});

test('what is offered to fewer people stays with who has applied', async () => {
  const item = await draft();
  await offer([item]);
  await apply('carl', item.id);
  await offer([await rowOf(item.id)], { regionIds: ['east'] });
  expect((await seenBy('carl')).map(({ id }) => id)).toEqual([item.id]);
  expect(await seenBy('chief')).toEqual([]);
  const { items } = (await (await clientOf(server, 'paul')).get(`/projectCrewItems/${item.id}/applicants`))
    .body;
  expect(items.map((one: { person: { id: string } }) => one.person.id)).toEqual(['person-carl']);
});

test.each<[string, object, number, string]>([
  ['a time that is over', { until: '2026-11-19T06:00:00Z' }, 422, 'in_the_past'],
  ['a time after the work has begun', { until: '2026-11-25T06:00:00Z' }, 422, 'too_far_ahead'],
  ['an unknown function', { functionIds: ['nothing'] }, 422, 'bad_choice'],
  ['an unknown region', { regionIds: ['nothing'] }, 422, 'bad_choice'],
  ['a group that is no membership crew', { plannerCrewId: 'group' }, 422, 'bad_choice'],
])('%s is refused', async (_, terms, status, code) => {
  const answer = await offer([await draft()], terms);
  expect([answer.status, answer.body.fields[0].code]).toEqual([status, code]);
});

test.each(['refused', 'expired'] as const)('%s, it is offered anew, and nobody has it', async (status) => {
  const item = await plant({ status, personId: 'person-cora', lateRefusal: status === 'refused' });
  expect((await offer([item])).body.items).toMatchObject([{ status: 'vacant' }]);
  expect(await rowOf(item.id)).toMatchObject({ personId: null, lateRefusal: false });
  expect(await seenBy('carl')).toMatchObject([{ id: item.id, may: { apply: true } }]);
  expect((await apply('carl', item.id)).status).toBe(200);
  const jobs = await (await clientOf(server, 'cora')).get('/jobs');
  expect(jobs.body.items).toEqual([]);
});

test('all of several or none, as they were seen, by who may', async () => {
  const [one, taken] = [await draft(), await plant({ personId: 'person-cora', status: 'confirmed' })];
  const refused = await offer([one, taken]);
  expect([refused.status, refused.body.code]).toEqual([409, 'wrong_state']);
  expect((await rowOf(one.id)).status).toBe('draft');
  expect((await offer([{ ...one, version: one.version + 1 }])).body.code).toBe('conflict');
  expect((await offer([await plant({ status: 'draft', startDate: '2026-11-19' })])).body.code).toBe(
    'too_late',
  );
  const body = { items: [{ id: one.id, version: one.version }] };
  for (const login of ['reader', 'cora'])
    expect((await (await clientOf(server, login)).post('/projectCrewItems/offer', body)).status).toBe(403);
});

test('Undo offers it again as it was, without a time that is over', async () => {
  const item = await draft();
  await offer([item], { until, regionIds: ['east'], firstCome: true });
  const move = async (action: string) =>
    (await clientOf(server, 'paul')).post(`/projectCrewItemStatus/${item.id}`, { action });
  await move('withdrawOffer');
  await move('offer');
  const terms = async () => {
    const { offerUntil, offerRegions, offerMode } = await rowOf(item.id);
    return [offerUntil?.toISOString(), offerRegions, offerMode];
  };
  expect(await terms()).toEqual([until, ['east'], 'firstCome']);
  await move('withdrawOffer');
  server.setNow(later);
  await move('offer');
  expect(await terms()).toEqual([undefined, ['east'], 'firstCome']);
});

test('what an offer can be, and how alike positions are offered', async () => {
  const [one, alike] = [await draft(), await draft()];
  await plant({ status: 'draft', startDate: '2026-11-25' });
  const paul = await clientOf(server, 'paul');
  const read = async (more = '') =>
    (await paul.get(`/projectCrewItems/offerChoices?items=${one.id}${more}`)).body;
  const choices = await read('&alike=true');
  expect(choices.items.map(({ id }: Item) => id).toSorted()).toEqual([one.id, alike.id].toSorted());
  expect(choices).toMatchObject({
    regions: [{ id: 'east' }, { id: 'west' }],
    crews: [{ id: 'stars', caption: 'Stars' }],
    firstCome: false,
  });
  expect(choices.items[0].offer).toBeNull();
  await offer([one], { until, regionIds: ['east'] });
  const { items } = await read();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    status: 'vacant',
    applicants: 0,
    offer: { functionIds: ['rigger'], regionIds: ['east'], plannerCrewId: null, until, firstCome: false },
  });
  expect((await paul.get('/projectCrewItems/offerChoices?items=nothing')).status).toBe(404);
});
