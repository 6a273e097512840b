import { addCrewPeople, clientOf, today } from '../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantCrew, plantItem, plantProject } from '../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({
  fill: async (database) => {
    await addCrewPeople(database);
    await server.inTenant('north', async (db) => {
      const entry = (list: 'crewRatingTypes' | 'crewTags', id: string) => ({
        list,
        id,
        caption: `The ${id}`,
      });
      await db
        .insertInto('catalogueEntry')
        .values([
          entry('crewRatingTypes', 'work'),
          entry('crewRatingTypes', 'teamwork'),
          entry('crewTags', 'strong'),
        ])
        .execute();
      await db.insertInto('personTag').values({ personId: 'person-cora', tagId: 'strong' }).execute();
      await db
        .insertInto('skill')
        .values([
          { id: 'height', caption: 'Heights', documentBased: true },
          { id: 'song', caption: 'Singing' },
        ])
        .execute();
      await db
        .insertInto('functionSkill')
        .values({ functionId: 'rigger', skillId: 'height', required: true })
        .execute();
      await db
        .insertInto('personSkill')
        .values([
          { personId: 'person-cora', skillId: 'height', validUntil: '2026-11-20' },
          { personId: 'person-carl', skillId: 'height', validUntil: '2026-11-19' },
        ])
        .execute();
    });
  },
});
beforeEach(() => server.setNow(today));

const plant = (some: Parameters<typeof plantItem>[1] = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, {
      crewId: 'load-in',
      functionId: 'rigger',
      personId: 'person-cora',
      startDate: '2026-11-18',
      status: 'done',
      ...some,
    }),
  );
const path = '/crewMember/person-cora/crewRatings';

test('a planner rates somebody, and again: the newer one counts', async () => {
  const item = await plant();
  const paul = await clientOf(server, 'paul');
  const rate = (stars: number, more: object = {}) =>
    paul.post(path, {
      crewItemId: item.id,
      ratings: [
        { typeId: 'work', stars },
        { typeId: 'teamwork', stars: 4 },
      ],
      ...more,
    });
  expect((await rate(2)).body.average).toBe(3);
  const { ratings, average } = (await rate(5, { comment: 'Quick hands' })).body;
  expect(average).toBe(4.5);
  expect(ratings).toHaveLength(2);
  const { body } = await paul.get(path);
  expect(body).toMatchObject({
    total: 2,
    average: 4.5,
    averages: [
      { typeId: 'teamwork', caption: 'The teamwork', average: 4, count: 1 },
      { typeId: 'work', average: 5, count: 1 },
    ],
  });
  expect(body.items[0]).toMatchObject({
    comment: 'Quick hands',
    by: { id: 'person-paul' },
    project: { id: 'opera' },
  });
});

test('the person sees the ratings, but not whose they are; others see nothing', async () => {
  await plant();
  const paul = await clientOf(server, 'paul');
  await paul.post(path, { ratings: [{ typeId: 'work', stars: 4 }] });
  const cora = await clientOf(server, 'cora');
  const own = (await cora.get(path)).body;
  expect([own.total, own.items[0].by]).toEqual([1, null]);
  expect(
    (await cora.get('/activities')).body.items.map(({ caption }: { caption: string }) => caption),
  ).toEqual(['signed_in']);
  const carl = await clientOf(server, 'carl');
  expect((await carl.get(path)).status).toBe(404);
  expect((await carl.post(path, { ratings: [{ typeId: 'work', stars: 1 }] })).status).toBe(404);
  expect((await cora.post(path, { ratings: [{ typeId: 'work', stars: 5 }] })).status).toBe(404);
  expect((await paul.get('/crewMember/nobody/crewRatings')).status).toBe(404);
});

test('chief and client rate work that they have to do with, once it has begun', async () => {
  const item = await plant();
  const coming = await plant({ startDate: '2026-11-24', status: 'confirmed' });
  const elsewhere = await plant({ crewId: 'load-out', startDate: '2026-11-17' });
  await plant({ personId: 'person-chief', crewChief: true });
  const chief = await clientOf(server, 'chief');
  const clea = await clientOf(server, 'clea');
  const ratings = [{ typeId: 'work', stars: 3 }];
  expect((await chief.post(path, { ratings })).body.fields).toMatchObject([
    { path: 'crewItemId', code: 'required' },
  ]);
  expect((await chief.post(path, { ratings, crewItemId: item.id })).body.ratings).toMatchObject([
    { stars: 3, by: { id: 'person-chief' } },
  ]);
  expect((await chief.post(path, { ratings, crewItemId: elsewhere.id })).status).toBe(404);
  expect((await clea.post(path, { ratings, crewItemId: elsewhere.id })).status).toBe(200);
  expect((await clea.post(path, { ratings, crewItemId: coming.id })).body.code).toBe('too_early');
  const noWork = await plant({ startDate: '2026-11-16', status: 'confirmed' });
  expect((await clea.post(path, { ratings, crewItemId: noWork.id })).body.code).toBe('wrong_state');
  const seen = (await clea.get(path)).body;
  expect(seen.items.map(({ by }: { by: { id: string } | null }) => by?.id ?? null).toSorted()).toEqual(
    [null, 'person-clea'].toSorted(),
  );
});

test('a client reads what was said of work for their company, and nothing of others', async () => {
  const own = await plant();
  await server.inTenant('north', async (db) => {
    const project = await plantProject(db, { name: 'For somebody else' });
    const crew = await plantCrew(db, { projectId: project.id, startDate: '2026-11-17' });
    await plantItem(db, {
      id: 'foreign',
      crewId: crew.id,
      projectId: project.id,
      personId: 'person-cora',
      startDate: '2026-11-17',
      status: 'done',
    });
  });
  const paul = await clientOf(server, 'paul');
  const rate = (crewItemId: string | undefined, stars: number, comment = '') =>
    paul.post(path, { ratings: [{ typeId: 'work', stars }], comment, ...(crewItemId && { crewItemId }) });
  await rate(own.id, 5, 'Late twice');
  await rate('foreign', 1);
  await rate(undefined, 3);
  const clea = await clientOf(server, 'clea');
  const { body } = await clea.get(path);
  expect(body).toMatchObject({ total: 1, average: 5, items: [{ crewItemId: own.id, comment: '' }] });
  expect((await paul.get(path)).body).toMatchObject({ total: 3, average: 3 });
  // What the office wrote is for the office and for the one it is about.
  const comments = async (login: string) =>
    (await (await clientOf(server, login)).get(path)).body.items.map(
      ({ comment }: { comment: string }) => comment,
    );
  expect(await comments('paul')).toContain('Late twice');
  expect(await comments('cora')).toContain('Late twice');
});

test('stars and kinds are those that there are', async () => {
  const paul = await clientOf(server, 'paul');
  const refused = async (ratings: object[]) => (await paul.post(path, { ratings })).body.fields?.[0];
  expect(await refused([{ typeId: 'work', stars: 6 }])).toMatchObject({ code: 'too_big' });
  expect(await refused([{ typeId: 'luck', stars: 3 }])).toMatchObject({
    path: 'ratings.0.typeId',
    code: 'bad_choice',
  });
  const twice = { typeId: 'work', stars: 3 };
  expect(await refused([twice, twice])).toMatchObject({ path: 'ratings.1.typeId' });
});

test('functions, tags and skills that a document proves tell how many have them', async () => {
  const paul = await clientOf(server, 'paul');
  expect((await paul.get('/crewFunctions')).body).toMatchObject({
    total: 1,
    items: [{ id: 'rigger', people: 3, skills: [{ id: 'height', caption: 'Heights', required: true }] }],
  });
  expect((await paul.get('/crewTags')).body.items).toEqual([
    { id: 'strong', caption: 'The strong', people: 1 },
  ]);
  expect((await paul.get('/documentBasedSkills')).body.items).toEqual([
    { id: 'height', caption: 'Heights', people: 1, expired: 1 },
  ]);
  expect((await paul.get('/crewTags?limit=0')).status).toBe(422);
  expect((await server.client().get('/crewFunctions')).status).toBe(401);
});
