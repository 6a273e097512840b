import { json } from '#platform/db/tables.ts';
import { addLogin, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantFunction } from '../../../tools/testing/database/plant.db.ts';

const lists = [
  'activityTypes',
  'cateringAgreementTypes',
  'chargeTypes',
  'countries',
  'nationalities',
  'regions',
  'insurance',
  'taxTypes',
  'statuses',
  'messageTypes',
  'qualityCheckTypes',
  'documentsStatus',
  'permissionTypes',
  'crewRatingTypes',
  'findBestMethods',
  'templates',
] as const;

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'paul', types: ['planners', 'office'] });
      await db
        .insertInto('catalogueEntry')
        .values(
          lists.flatMap((list) => [
            { list, id: 'b', caption: `Second of ${list}`, rank: 2 },
            { list, id: 'a', caption: `First of ${list}`, rank: 1, parameters: json({ color: 'red' }) },
            { list, id: 'old', caption: 'No longer', active: false },
          ]),
        )
        .execute();
      await db.insertInto('skill').values({ id: 'rope', caption: 'Rope' }).execute();
      await plantFunction(db, { id: 'rigger', caption: 'Rigger', short: 'RG', rank: 2 });
      await plantFunction(db, { id: 'chief', caption: 'Chief', short: 'CC', crewChief: true, rank: 1 });
      await plantFunction(db, { id: 'gone', active: false });
      await db
        .insertInto('functionSkill')
        .values({ functionId: 'rigger', skillId: 'rope', required: true })
        .execute();
      await db
        .insertInto('documentType')
        .values([
          { id: 'licence', caption: 'Licence', uploadable: true, skillId: 'rope' },
          { id: 'contract', caption: 'Contract', paperNeeded: true, skillId: null },
        ])
        .execute();
    }),
});
const as = async (login: string) => (await signIn(server, login)).client;

test('every list of captions comes in its order, without what is no longer used', async () => {
  const client = await as('ada');
  for (const list of lists) {
    expect((await client.get(`/${list}`)).body).toEqual({
      items: [
        { id: 'a', caption: `First of ${list}`, parameters: { color: 'red' } },
        { id: 'b', caption: `Second of ${list}`, parameters: {} },
      ],
      total: 2,
      page: 1,
      limit: 1000,
    });
  }
  expect((await client.get('/countries?limit=1&page=2')).body.items).toMatchObject([{ id: 'b' }]);
  expect((await client.get('/countries?limit=1001')).status).toBe(422);
  expect((await (await as('4711')).get('/countries')).status).toBe(403);
});

test('functions name the skills that they need', async () => {
  const { items } = (await (await as('ada')).get('/functions')).body;
  expect(items).toMatchObject([
    { id: 'chief', crewChief: true, skills: [] },
    { id: 'rigger', short: 'RG', skills: [{ id: 'rope', caption: 'Rope', required: true }] },
  ]);
});

test('document types say whether they can be uploaded, need paper or prove a skill', async () => {
  const { items } = (await (await as('ada')).get('/documentTypes')).body;
  expect(items).toMatchObject([
    { id: 'contract', paperNeeded: true, uploadable: false, skill: null },
    { id: 'licence', uploadable: true, skill: { id: 'rope', caption: 'Rope' } },
  ]);
});

test('who plans sees who can sign in, and nothing secret', async () => {
  const client = await as('paul');
  const { body } = await client.get('/users?q=paul');
  expect(body.items).toEqual([
    {
      id: 'login-paul',
      login: 'paul',
      type: 'user',
      person: { id: 'person-paul', name: "Zoë D'paul", contactNumber: 'C-paul' },
      loginTypes: ['office', 'planners'],
      blocked: false,
    },
  ]);
  const all = await client.get('/users');
  expect(all.text).not.toMatch(/argon2|password|hash/i);
  expect(all.body.items).toContainEqual(
    expect.objectContaining({ login: '4711', type: 'project', person: null, loginTypes: [] }),
  );
  const office = (await client.get('/users?loginType=office')).body.items;
  expect(office.map(({ login }: { login: string }) => login).sort()).toEqual(['helga', 'paul', 'petra']);
  expect((await (await as('ada')).get('/users')).status).toBe(403);
});
