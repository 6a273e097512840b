import type { Db } from '#platform/db/tables.ts';
import {
  captionsOf,
  plantContract,
  planningServer,
  notifiedKinds,
} from '../../../tools/testing/fixtures/planning.fixture.ts';
import { plantCrew, plantItem, plantPerson, plantProject } from '../../../tools/testing/database/plant.db.ts';

const group = (id: string, some: object = {}) => ({ id, kind: 'membership' as const, name: id, ...some });
const member = (plannerCrewId: string, personId: string) => ({
  id: `${plannerCrewId}-${personId}`,
  plannerCrewId,
  personId,
  since: '2026-01-01',
});

const server = planningServer(async (db) => {
  await plantContract(db, 'person-anna');
  await db
    .insertInto('plannerCrew')
    .values([
      group('vienna', { plannerId: 'person-pia', places: 2, note: 'Short notice' }),
      group('berlin', { contactAllowed: false }),
      group('gala', { kind: 'project', plannerId: 'person-pia' }),
    ])
    .execute();
  await db
    .insertInto('plannerCrewMembership')
    .values([member('vienna', 'person-anna'), member('berlin', 'person-bram'), member('gala', 'person-bram')])
    .execute();
});

const plantWork = async (db: Db, personId: string, companyId: string, day = '2026-11-20') => {
  const project = await plantProject(db, { companyId, name: `For ${companyId}` });
  const crew = await plantCrew(db, { projectId: project.id, startDate: day });
  return plantItem(db, { crewId: crew.id, personId, functionId: 'rigger' });
};
type Named = { items: { id: string; name: string }[] };
const names = ({ items }: Named) => items.map(({ name }) => name);

test('membership crews come with those of the caller first, and project groups apart', async () => {
  const pia = await server.as('pia');
  const { body } = await pia.get('/plannerCrews');
  expect(names(body)).toEqual(['vienna', 'berlin']);
  expect(body).toMatchObject({
    hasMembershipCrew: true,
    items: [
      { mine: true, members: 1, places: 2, full: false, may: { add: true, remove: true, contact: true } },
      { mine: false, places: null, may: { contact: false } },
    ],
  });
  expect(names((await pia.get('/pCrews')).body)).toEqual(['gala']);
  expect(names((await pia.get('/plannerCrews?mine=true')).body)).toEqual(['vienna']);
  expect(names((await pia.get('/plannerCrews?q=BER')).body)).toEqual(['berlin']);
  expect(names((await pia.get('/membershipCrews')).body)).toEqual(['vienna', 'berlin']);
});

test('a planner whom nobody has given a membership crew can be recognised', async () => {
  const nils = await server.as('nils');
  expect((await nils.get('/plannerCrews')).body).toMatchObject({ hasMembershipCrew: false, total: 2 });
  expect((await nils.get('/plannerCrews')).body.items[0].may).toEqual({
    add: false,
    remove: false,
    contact: false,
    edit: false,
    close: false,
  });
});

test('people of a group come with their figures', async () => {
  const pia = await server.as('pia');
  const { items } = (await pia.get('/plannerCrews/vienna/crewMembers')).body;
  expect(items).toMatchObject([
    {
      personId: 'person-anna',
      membershipId: 'vienna-person-anna',
      contactId: 'contact-anna',
      functions: [{ id: 'rigger', caption: 'Rigger' }],
      figures: { month: '2026-11-01', quota: 21 * 480, planned: 0, worked: 0, vacation: { left: 25 } },
    },
  ]);
  expect((await pia.get('/pCrews/gala/crewMembers')).body.items).toMatchObject([{ personId: 'person-bram' }]);
});

test('people are picked by function, tag, region and skill, all at once', async () => {
  await server.north(async (db) => {
    await db
      .insertInto('skill')
      .values([
        { id: 'first-aid', caption: 'First aid' },
        { id: 'lift', caption: 'Lift' },
      ])
      .execute();
    await db
      .insertInto('personSkill')
      .values({ personId: 'person-anna', skillId: 'first-aid', validUntil: '2026-11-01' })
      .execute();
    await db.insertInto('personTag').values({ personId: 'person-anna', tagId: 'car' }).execute();
    await db.updateTable('person').set({ regionId: 'AT-9' }).where('id', '=', 'person-anna').execute();
  });
  const pia = await server.as('pia');
  const count = async (filter: string) =>
    (await pia.get(`/plannerCrews/vienna/crewMembers?${filter}`)).body.total;
  const { items } = (await pia.get('/plannerCrews/vienna/crewMembers?skills=first-aid')).body;
  expect(items[0].skills).toEqual([
    { id: 'first-aid', caption: 'First aid', validUntil: '2026-11-01', expired: true },
  ]);
  expect(await count('functions=rigger&tags=car,bike&regions=AT-9&q=zoe%20anna')).toBe(1);
  expect(await count('skills=first-aid,lift')).toBe(0);
  expect(await count('functions=reserve')).toBe(0);
  expect(await count('crews=vienna')).toBe(1);
  expect(await count('crews=berlin')).toBe(0);
});

test('positions of a group’s people, from one month back', async () => {
  await server.north(async (db) => {
    await plantWork(db, 'person-anna', 'opera');
    await plantWork(db, 'person-anna', 'opera', '2026-10-18');
    await plantWork(db, 'person-anna', 'opera', '2026-10-17');
    await plantWork(db, 'person-bram', 'opera');
  });
  const pia = await server.as('pia');
  const { items } = (await pia.get('/plannerCrews/vienna/items')).body;
  expect(items.map((one: { startDate: string }) => one.startDate)).toEqual(['2026-10-18', '2026-11-20']);
  expect(items[1]).toMatchObject({
    personName: "Zoë D'anna",
    company: 'opera',
    startTime: '08:00',
    timesMissing: false,
  });
  expect((await pia.get('/pCrews/gala/items')).body.total).toBe(1);
  expect((await pia.get('/plannerCrews/gala/items')).status).toBe(404);
  expect((await pia.get('/plannerCrews/nothing/crewMembers')).status).toBe(404);
});

test('groups of a contact are those that it plans with or belongs to', async () => {
  const pia = await server.as('pia');
  expect(names((await pia.get('/contacts/contact-pia/pCrews')).body)).toEqual(['gala']);
  expect(names((await pia.get('/contacts/contact-anna/pCrews')).body)).toEqual([]);
  expect((await pia.get('/contacts/nobody/pCrews')).status).toBe(404);
  expect((await (await server.as('klara')).get('/contacts/contact-pia/pCrews')).status).toBe(404);
});

test('numbers of a group’s people are told where the group allows it, to who has the right', async () => {
  const pia = await server.as('pia');
  const mail = async (id: string) => (await pia.get(`/membershipCrews/${id}`)).body.people[0].email;
  expect([await mail('vienna'), await mail('berlin')]).toEqual(['anna@people.example', null]);
  expect((await pia.get('/membershipCrews/gala')).status).toBe(404);
  expect((await (await server.as('nils')).get('/membershipCrews/vienna')).body.code).toBe('forbidden');
});

test('a client sees the groups and people who have worked for the own company, without hours', async () => {
  const klara = await server.as('klara');
  expect((await klara.get('/plannerCrews')).body.total).toBe(0);
  await server.north(async (db) => {
    await plantWork(db, 'person-anna', 'opera');
    await plantWork(db, 'person-bram', 'theatre');
  });
  expect(names((await klara.get('/plannerCrews')).body)).toEqual(['vienna']);
  const { items } = (await klara.get('/plannerCrews/vienna/crewMembers')).body;
  expect(items).toMatchObject([{ personId: 'person-anna', figures: null }]);
  expect((await klara.get('/plannerCrews/berlin/crewMembers')).status).toBe(404);
  // Of those in the group a client sees whom they know; how many there are is the same for everybody.
  const pia = await server.as('pia');
  await pia.post('/plannerCrewMemberships', { plannerCrewId: 'vienna', personId: 'person-bram' });
  const seenBy = async (client: typeof pia) => [
    (await client.get('/plannerCrews')).body.items[0].members,
    (await client.get('/plannerCrews/vienna/crewMembers')).body.total,
  ];
  expect([await seenBy(pia), await seenBy(klara)]).toEqual([
    [2, 2],
    [2, 1],
  ]);
});

test('of a person a client sees the name and what they can do today, not where they live or what is said of them', async () => {
  await server.north(async (db) => {
    await plantWork(db, 'person-anna', 'opera');
    const skills = ['first-aid', 'lift', 'truck'].map((id) => ({ id, caption: id }));
    await db.insertInto('skill').values(skills).execute();
    const of = { personId: 'person-anna' };
    await db
      .insertInto('personSkill')
      .values([
        { ...of, skillId: 'first-aid', validUntil: '2026-11-17' },
        { ...of, skillId: 'lift', validUntil: '2026-11-18' },
        { ...of, skillId: 'truck', validUntil: null },
      ])
      .execute();
    await db
      .insertInto('personTag')
      .values({ ...of, tagId: 'car' })
      .execute();
  });
  const [klara, pia] = [await server.as('klara'), await server.as('pia')];
  const members = async (one: typeof pia) => (await one.get('/plannerCrews/vienna/crewMembers')).body.items;
  expect(await members(pia)).toMatchObject([
    { city: 'Wien', tags: [{ id: 'car' }], skills: [{ expired: true }, { validUntil: '2026-11-18' }, {}] },
  ]);
  const valid = ['lift', 'truck'].map((id) => ({ id, caption: id, validUntil: null, expired: false }));
  expect(await members(klara)).toMatchObject([
    { personId: 'person-anna', city: '', tags: [], skills: valid },
  ]);
  const people = async (one: typeof pia) => (await one.get('/membershipCrews/vienna')).body.people;
  expect([await people(pia), await people(klara)]).toMatchObject([[{ city: 'Wien' }], [{ city: '' }]]);
  // The filters of the page are those that the specification gives to both.
  const days = 'from=2026-11-16&to=2026-11-22';
  const grid = async (one: typeof pia) =>
    (await one.get(`/plannerGrid?${days}`)).body.people.find(
      ({ id }: { id: string }) => id === 'person-anna',
    );
  expect(await grid(pia)).toMatchObject({
    city: 'Wien',
    tags: ['car'],
    skills: ['first-aid', 'lift', 'truck'],
  });
  expect(await grid(klara)).toMatchObject({ city: '', tags: ['car'], skills: ['lift', 'truck'] });
  const { skills } = (await klara.get(`/plannerGrid/filters?${days}`)).body;
  expect(skills.map(({ id }: { id: string }) => id)).toEqual(['lift', 'truck']);
  const calendar = (await klara.get(`/planningCalendarItems?${days}`)).body.items;
  expect(calendar).toMatchObject([{ personId: 'person-anna', city: '' }]);
});

test('a person is taken in and told; once more changes nothing; the last place is the last', async () => {
  const pia = await server.as('pia');
  const wanted = { plannerCrewId: 'vienna', personId: 'person-bram' };
  const { body } = await pia.post('/plannerCrewMemberships', wanted);
  expect(body).toMatchObject({ ...wanted, since: '2026-11-18' });
  expect((await pia.post('/plannerCrewMemberships', wanted)).body).toEqual(body);
  expect((await pia.get('/plannerCrews')).body.items[0]).toMatchObject({ full: true, may: { add: false } });
  const third = (await server.north((db) => plantPerson(db))).id;
  const full = await pia.post('/plannerCrewMemberships', { ...wanted, personId: third });
  expect(full.body).toMatchObject({ code: 'wrong_state', params: { reason: 'full', places: 2 } });
  await server.north(async (db) => {
    expect(await notifiedKinds(db, 'person-bram')).toEqual(['membershipAdded']);
    expect(await captionsOf(db, 'plannerCrew')).toEqual(['membership_added']);
  });
});

test('a person is taken out and told', async () => {
  const pia = await server.as('pia');
  expect((await pia.call('DELETE', '/plannerCrewMemberships/vienna-person-anna')).status).toBe(204);
  expect((await pia.call('DELETE', '/plannerCrewMemberships/vienna-person-anna')).status).toBe(404);
  expect((await pia.get('/plannerCrews/vienna/crewMembers')).body.total).toBe(0);
  expect(await server.north((db) => notifiedKinds(db, 'person-anna'))).toEqual(['membershipRemoved']);
});

test('who is gone cannot be taken in, and only those with the right take in and out', async () => {
  const gone = (await server.north((db) => plantPerson(db, { active: false }))).id;
  const pia = await server.as('pia');
  const refused = await pia.post('/plannerCrewMemberships', { plannerCrewId: 'vienna', personId: gone });
  expect(refused.body.fields).toMatchObject([{ path: 'personId', code: 'bad_choice' }]);
  expect((await pia.post('/plannerCrewMemberships', { plannerCrewId: 'x', personId: gone })).status).toBe(
    404,
  );
  const nils = await server.as('nils');
  const body = { plannerCrewId: 'vienna', personId: 'person-bram' };
  expect((await nils.post('/plannerCrewMemberships', body)).body.code).toBe('forbidden');
  expect((await nils.call('DELETE', '/plannerCrewMemberships/vienna-person-anna')).body.code).toBe(
    'forbidden',
  );
});
