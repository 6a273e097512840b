import { addLogin, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantItem,
  plantLocation,
  plantProject,
} from '../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addLogin(db, {
        login: 'paul',
        types: ['planners'],
        rights: [
          ['crews', 'CREATE'],
          ['crews', 'EDIT'],
        ],
      });
      await addLogin(db, { login: 'clara', types: ['clients'] });
      await addLogin(db, { login: 'vera', rights: [['mobileProjectVacancies', 'READ']] });
      await plantCompany(db, { id: 'opera' });
      await plantContact(db, { companyId: 'opera', personId: 'person-clara' });
      await plantLocation(db, { id: 'hall', name: 'Große Halle', note: 'Gate 3' });
      await plantLocation(db, { id: 'dome', name: 'Dome', latitude: null, longitude: null });
      await plantLocation(db, { id: 'field', name: 'Field' });
      await plantProject(db, { id: 'ring', number: '4711', companyId: 'opera', locationId: 'field' });
      await plantCrew(db, { id: 'crew', projectId: 'ring', locationId: 'hall' });
      await plantItem(db, { crewId: 'crew', personId: 'person-ada' });
      await plantCrew(db, { id: 'other', locationId: 'dome' });
      await plantItem(db, { crewId: 'other', status: 'vacant' });
    }),
});

const as = async (login: string) => (await signIn(server, login)).client;
const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);
const place = { name: 'Messe', city: 'Wien', country: 'AT', timeZone: 'Europe/Vienna' };
const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

test('everybody sees the places of the own work, who plans all of them', async () => {
  expect(ids((await (await as('paul')).get('/locations')).body)).toEqual(['dome', 'field', 'hall']);
  expect(ids((await (await as('paul')).get('/locations?q=grosse')).body)).toEqual(['hall']);
  expect(ids((await (await as('paul')).get('/locations?q=HALLE%20wien')).body)).toEqual(['hall']);
  expect(ids((await (await as('clara')).get('/locations')).body)).toEqual(['field', 'hall']);
  expect(ids((await (await as('ada')).get('/locations')).body)).toEqual(['field', 'hall']);
  expect(ids((await (await as('vera')).get('/locations')).body)).toEqual(['dome']);
  expect((await (await as('petra')).get('/locations')).body.total).toBe(3);
});

test('one place tells where it is; a foreign one is not there', async () => {
  expect((await (await as('ada')).get('/locations/hall')).body).toEqual({
    id: 'hall',
    version: 1,
    name: 'Große Halle',
    street: '',
    zip: '',
    city: 'Wien',
    country: 'AT',
    timeZone: 'Europe/Vienna',
    latitude: 48.2167,
    longitude: 16.4044,
    radiusM: 500,
    note: 'Gate 3',
    noNetwork: false,
    may: { edit: false },
  });
  expect((await (await as('4711')).get('/locations/hall')).status).toBe(200);
  for (const login of ['ada', 'clara', '4711']) {
    expect((await (await as(login)).get('/locations/dome')).status).toBe(404);
  }
});

test('a planner adds a place, once, and finds it again', async () => {
  const client = await as('paul');
  const options = { headers: { 'idempotency-key': 'a-new-hall' } };
  const first = await client.post('/locations', { ...place, street: 'Straße 1', radiusM: 100 }, options);
  expect(first.body).toMatchObject({
    ...place,
    radiusM: 100,
    latitude: null,
    version: 1,
    may: { edit: true },
  });
  const again = await client.post('/locations', { ...place, street: 'Straße 1', radiusM: 100 }, options);
  expect(again.body.id).toBe(first.body.id);
  expect((await client.get('/locations?q=messe')).body.total).toBe(1);
  const past = (await client.get(`/activities?subjectKind=location&subjectId=${first.body.id}`)).body;
  expect(past.items).toMatchObject([{ caption: 'location_created', actor: { id: 'person-paul' } }]);
});

test('a change needs the version that stands, and shows at once', async () => {
  const client = await as('paul');
  const changed = await client.post('/locations/hall', { ...place, name: 'Kleine Halle' }, seen(1));
  expect(changed.body).toMatchObject({ name: 'Kleine Halle', version: 2 });
  expect(ids((await client.get('/locations?q=kleine')).body)).toEqual(['hall']);
  const old = await client.post('/locations/hall', place, seen(1));
  expect([old.status, old.body.current]).toMatchObject([409, { name: 'Kleine Halle', version: 2 }]);
  expect((await client.post('/locations/hall', place)).status).toBe(428);
  expect((await client.post('/locations/none', place, seen(1))).status).toBe(404);
  expect((await (await as('ada')).post('/locations/hall', place, seen(2))).status).toBe(403);
});

test.each([
  ['a zone that is none', { timeZone: 'Mars/Base' }, 'timeZone', 'bad_choice'],
  ['an offset instead of a zone', { timeZone: '+01:00' }, 'timeZone', 'bad_choice'],
  ['half a position', { latitude: 48 }, 'longitude', 'required'],
  ['a pole too far', { latitude: 91, longitude: 0 }, 'latitude', 'too_big'],
  ['a radius of 10 m', { radiusM: 10 }, 'radiusM', 'too_small'],
  ['a country that is none', { country: 'XX' }, 'country', 'bad_choice'],
  ['a country in words', { country: 'Austria' }, 'country', 'bad_format'],
])('%s is refused', async (_, change, path, code) => {
  const answer = await (await as('paul')).post('/locations', { ...place, ...change });
  expect([answer.status, answer.body.fields[0]]).toMatchObject([422, { path, code }]);
});
