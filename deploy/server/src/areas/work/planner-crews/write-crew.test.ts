import {
  captionsOf,
  notifiedKinds,
  plantContract,
  planningServer,
} from '../../../tools/testing/fixtures/planning.fixture.ts';
import { plantCrew, plantItem, plantProject } from '../../../tools/testing/database/plant.db.ts';

const server = planningServer((db) => plantContract(db, 'person-anna'));
const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const body = { name: 'Rigging', note: 'Short notice', places: 2, contactAllowed: false };

const madeBy = async (login: 'pia') => {
  const client = await server.as(login);
  const { body: crew } = await client.post('/membershipCrews', body);
  return { client, crew };
};

test('a planner without a crew makes one, plans with it and takes people in', async () => {
  const pia = await server.as('pia');
  expect((await pia.get('/plannerCrews')).body).toMatchObject({ hasMembershipCrew: false, total: 0 });
  const { crew } = await madeBy('pia');
  expect(crew).toMatchObject({
    ...body,
    kind: 'membership',
    mine: true,
    members: 0,
    planner: { personId: 'person-pia' },
    may: { add: true, edit: true, close: true },
  });
  const member = { plannerCrewId: crew.id, personId: 'person-anna' };
  expect((await pia.post('/plannerCrewMemberships', member)).status).toBe(200);
  expect((await pia.get('/plannerCrews')).body).toMatchObject({
    hasMembershipCrew: true,
    items: [{ name: 'Rigging', members: 1 }],
  });
});

test('a crew is changed by who has seen its latest version', async () => {
  const { client, crew } = await madeBy('pia');
  const changes = { name: 'Rigging south', note: '', places: null, contactAllowed: true };
  const changed = await client.post(`/membershipCrews/${crew.id}`, changes, seen(1));
  expect(changed.body).toMatchObject({ ...changes, version: 2 });
  const late = await client.post(`/membershipCrews/${crew.id}`, body, seen(1));
  expect([late.status, late.body.current]).toMatchObject([409, { name: 'Rigging south' }]);
  expect((await client.post(`/membershipCrews/${crew.id}`, body)).status).toBe(428);
  expect((await client.post('/membershipCrews/none', body, seen(1))).status).toBe(404);
  expect(await server.north((db) => captionsOf(db, 'plannerCrew'))).toEqual([
    'membership_crew_created',
    'membership_crew_changed',
  ]);
});

test('places of a crew are not fewer than its people', async () => {
  const { client, crew } = await madeBy('pia');
  for (const personId of ['person-anna', 'person-bram'])
    await client.post('/plannerCrewMemberships', { plannerCrewId: crew.id, personId });
  const refused = await client.post(`/membershipCrews/${crew.id}`, { ...body, places: 1 }, seen(1));
  expect(refused.body.fields).toMatchObject([{ path: 'places', code: 'too_small', params: { min: 2 } }]);
});

test('a closed crew is in no list, and its people have left it', async () => {
  const { client, crew } = await madeBy('pia');
  await client.post('/plannerCrewMemberships', { plannerCrewId: crew.id, personId: 'person-anna' });
  expect((await client.post(`/membershipCrews/${crew.id}/close`)).status).toBe(204);
  expect((await client.get('/membershipCrews')).body).toMatchObject({ total: 0, hasMembershipCrew: false });
  expect((await client.get(`/membershipCrews/${crew.id}`)).status).toBe(404);
  expect((await client.post(`/membershipCrews/${crew.id}/close`)).status).toBe(404);
  const late = { plannerCrewId: crew.id, personId: 'person-bram' };
  expect((await client.post('/plannerCrewMemberships', late)).status).toBe(404);
  const kinds = await server.north((db) => notifiedKinds(db, 'person-anna'));
  expect(kinds.toSorted()).toEqual(['membershipAdded', 'membershipRemoved']);
});

test('a crew that alone is offered an open position stays', async () => {
  const { client, crew } = await madeBy('pia');
  await server.north(async (db) => {
    const project = await plantProject(db, { companyId: 'opera', name: 'Gala' });
    const { id: crewId } = await plantCrew(db, { projectId: project.id, startDate: '2026-11-28' });
    await plantItem(db, { crewId, functionId: 'rigger', status: 'vacant', offerCrewId: crew.id });
  });
  const refused = await client.post(`/membershipCrews/${crew.id}/close`);
  expect(refused.body).toMatchObject({ code: 'wrong_state', params: { reason: 'offered' } });
  expect((await client.get('/membershipCrews')).body.total).toBe(1);
});

test('crews are made, changed and closed by planners with the right', async () => {
  const { crew } = await madeBy('pia');
  const nils = await server.as('nils');
  for (const answer of [
    await nils.post('/membershipCrews', body),
    await nils.post(`/membershipCrews/${crew.id}`, body, seen(1)),
    await nils.post(`/membershipCrews/${crew.id}/close`),
  ])
    expect(answer.body.code).toBe('forbidden');
});
