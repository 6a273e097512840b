import { addLogin, serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantCrew, plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { at, clientOf, plantSite } from '../../../../tools/testing/fixtures/site.fixture.ts';

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await plantSite(db);
      const inside: [string, string][] = [
        ['crews', 'READ'],
        ['projects', 'READ'],
        ['crewProfile', 'READ'],
      ];
      await addLogin(db, { login: 'clerk', types: ['office'], rights: inside });
      await addLogin(db, { login: 'boss', types: ['planners'], rights: inside });
      await addLogin(db, { login: 'guest', types: ['clients'], rights: inside });
      await db
        .updateTable('contact')
        .set({ personId: 'person-guest' })
        .where('id', '=', 'k-client')
        .execute();
      await db
        .insertInto('catalogueEntry')
        .values([
          { list: 'crewRatingTypes', id: 'work', caption: 'Work', rank: 1 },
          { list: 'crewRatingTypes', id: 'teamwork', caption: 'Teamwork', rank: 2 },
          { list: 'crewRatingTypes', id: 'old', caption: 'Luck', rank: 3, active: false },
        ])
        .execute();
      await db
        .updateTable('crewItem')
        .set({ status: 'done' })
        .where('id', 'in', ['i-chief', 'i-mia', 'i-tom'])
        .execute();
    }),
});
beforeEach(() => server.setNow(at('19:00')));

const path = '/projectCrews/crew/projectCrewItemRatings';
const as = (login: string) => clientOf(server, login);
const given = (crewItemId: string, stars: Record<string, number>, comment = '') => ({
  crewItemId,
  ratings: Object.entries(stars).map(([typeId, count]) => ({ typeId, stars: count })),
  comment,
});
const rate = async (login: string, ...people: ReturnType<typeof given>[]) =>
  (await as(login)).post(path, { people });
type Row = {
  crewItemId: string;
  ratings: { typeId: string; stars: number; comment: string; mine: boolean }[];
};
const ownOf = ({ items }: { items: Row[] }) =>
  Object.fromEntries(
    items.map(({ crewItemId, ratings }) => [
      crewItemId,
      ratings.filter(({ mine }) => mine).map(({ typeId, stars, comment }) => [typeId, stars, comment]),
    ]),
  );
const noShow = (id: string) =>
  server.inTenant('north', (db) =>
    db.updateTable('crewItem').set({ status: 'noShow' }).where('id', '=', id).execute(),
  );
const written = () =>
  server.inTenant('north', (db) => db.selectFrom('crewRating').selectAll().orderBy('id').execute());

test('a crew is rated in one go: several kinds, a comment where there is one, and who is left out stays unrated', async () => {
  const { status, body } = await rate(
    'guest',
    given('i-mia', { work: 5, teamwork: 4 }, 'Quick hands'),
    given('i-chief', { work: 3 }),
  );
  expect(status).toBe(200);
  expect(body.types).toEqual([
    { id: 'work', caption: 'Work' },
    { id: 'teamwork', caption: 'Teamwork' },
  ]);
  expect(ownOf(body)).toEqual({
    'i-chief': [['work', 3, '']],
    'i-mia': [
      ['work', 5, 'Quick hands'],
      ['teamwork', 4, 'Quick hands'],
    ],
    'i-tom': [],
  });
  expect(ownOf((await (await as('guest')).get(path)).body)).toEqual(ownOf(body));
});

test('rated again, the new stars take the place of the old ones; no stars take them back', async () => {
  await rate('guest', given('i-mia', { work: 2, teamwork: 2 }, 'Slow'), given('i-tom', { work: 1 }));
  await rate('chief', given('i-mia', { work: 4 }));
  const { body } = await rate('guest', given('i-mia', { work: 5 }), given('i-tom', {}));
  expect(ownOf(body)).toEqual({ 'i-chief': [], 'i-mia': [['work', 5, '']], 'i-tom': [] });
  // What others gave is theirs.
  expect(ownOf((await (await as('chief')).get(path)).body)['i-mia']).toEqual([['work', 4, '']]);
});

test.each([
  ['somebody who never came', () => given('i-tom', { work: 1 }), 409, 'wrong_state'],
  ['a kind that nobody is rated for any more', () => given('i-tom', { old: 5 }), 422, 'invalid'],
  ['a comment without stars', () => given('i-tom', {}, 'Nice'), 422, 'invalid'],
  ['a sixth star', () => given('i-tom', { work: 6 }), 422, 'invalid'],
  ['one person twice', () => given('i-mia', { work: 1 }), 422, 'invalid'],
  ['a position of another crew', () => given('elsewhere', { work: 4 }), 404, 'not_found'],
  ['the chief who rates', () => given('i-chief', { work: 5 }), 404, 'not_found'],
])('with %s nobody is rated', async (_, wrong, status, code) => {
  if (code === 'wrong_state') await noShow('i-tom');
  await server.inTenant('north', async (db) => {
    const crew = await plantCrew(db, { id: 'other-crew', projectId: 'project' });
    await plantItem(db, { id: 'elsewhere', crewId: crew.id, personId: 'person-outsider', status: 'done' });
  });
  const answer = await rate('chief', given('i-mia', { work: 5 }), wrong());
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(await written()).toEqual([]);
});

test('before the work begins nobody can be rated, and when that changes is said', async () => {
  server.setNow(at('07:30'));
  const { body } = await (await as('chief')).get(path);
  expect(body).toMatchObject({ total: 0, items: [], opensAt: at('08:00').toISOString() });
  const early = await rate('chief', given('i-mia', { work: 5 }));
  expect([early.status, early.body.code]).toEqual([409, 'too_early']);
  server.setNow(at('08:00'));
  expect((await (await as('chief')).get(path)).body).toMatchObject({ total: 2, opensAt: null });
  expect((await rate('chief', given('i-mia', { work: 5 }))).status).toBe(200);
});

test('who never came is not offered, and nobody finds themselves', async () => {
  await noShow('i-tom');
  const offered = async (login: string) =>
    (await (await as(login)).get(path)).body.items.map(({ crewItemId }: Row) => crewItemId);
  expect(await offered('guest')).toEqual(['i-chief', 'i-mia']);
  expect(await offered('chief')).toEqual(['i-mia']);
});

test.each([
  ['the planner', 'planner', 200, true],
  ['the chief of the crew', 'chief', 200, true],
  ['the client of the project', 'guest', 200, true],
  ['somebody of the crew', 'tom', 404, false],
  ['a client of another company', 'stranger', 404, undefined],
  ['somebody who has nothing to do with it', 'outsider', 404, undefined],
  ['the office', 'clerk', 403, false],
])('%s: what can be rated, read and is offered', async (_, login, status, offered) => {
  expect((await (await as(login)).get(path)).status).toBe(status);
  expect((await rate(login, given('i-mia', { work: 4 }))).status).toBe(status);
  expect(await written()).toHaveLength(status === 200 ? 1 : 0);
  expect((await (await as(login)).get('/projectCrews/crew')).body.may?.rate).toBe(offered);
});

test('a project login reads the crew and rates nobody', async () => {
  const link = await as('4711');
  expect((await link.get('/projectCrews/crew')).body.may.rate).toBe(false);
  expect((await link.get(path)).status).toBe(403);
});

describe('who sees what after client and chief have rated', () => {
  beforeEach(async () => {
    await rate('guest', given('i-mia', { work: 5 }, 'From the client'));
    await rate('chief', given('i-mia', { work: 4 }, 'From the chief'));
  });
  type Seen = [by: string | null, stars: number, comment: string];
  const client: Seen = ["Zoë D'guest", 5, 'From the client'];
  const chief: Seen = ["Zoë D'chief", 4, 'From the chief'];

  test.each<[string, string, Seen[]]>([
    ['planners see both, by name', 'planner', [client, chief]],
    ['the chief sees the own one', 'chief', [chief]],
    ['the client sees the own one', 'guest', [client]],
  ])('on the crew: %s', async (_, login, expected) => {
    const { items } = (await (await as(login)).get(path)).body;
    const mia = items.find(({ crewItemId }: Row) => crewItemId === 'i-mia');
    const seen = mia.ratings.map((one: { by: string; stars: number; comment: string }) => [
      one.by,
      one.stars,
      one.comment,
    ]);
    expect(seen.toSorted()).toEqual(expected.toSorted());
  });

  test.each<[string, string, Seen[]]>([
    ['planners see both, by name', 'boss', [client, chief]],
    ['the office sees both, by name', 'clerk', [client, chief]],
    [
      'the person sees both, but not whose they are',
      'mia',
      [
        [null, 5, client[2]],
        [null, 4, chief[2]],
      ],
    ],
    ['the chief knows the own one, and of others the stars', 'chief', [[null, 5, ''], chief]],
    ['so does the client', 'guest', [client, [null, 4, '']]],
  ])('on the person: %s', async (_, login, expected) => {
    const { status, body } = await (await as(login)).get('/crewMember/person-mia/crewRatings');
    expect([status, body.average]).toEqual([200, 4.5]);
    const seen = body.items.map((one: { by: { name: string } | null; stars: number; comment: string }) => [
      one.by?.name ?? null,
      one.stars,
      one.comment,
    ]);
    expect(seen.toSorted()).toEqual(expected.toSorted());
  });

  test.each(['tom', 'outsider', 'stranger'])('on the person: %s sees nothing', async (login) => {
    expect((await (await as(login)).get('/crewMember/person-mia/crewRatings')).status).toBe(404);
  });

  test('on the project: planners read the average with names, the client without', async () => {
    const read = async (login: string) => (await (await as(login)).get('/projects/4711/ratings')).body;
    const names = ({ items }: { items: { by: { name: string } | null }[] }) =>
      items.map(({ by }) => by?.name ?? null).toSorted();
    expect(await read('boss')).toMatchObject({ total: 2, average: 4.5 });
    expect(names(await read('boss'))).toEqual([chief[0], client[0]].toSorted());
    expect(await read('guest')).toMatchObject({ total: 2, average: 4.5 });
    expect(names(await read('guest'))).toEqual([client[0], null].toSorted());
  });

  test('nobody rated is told who it was, not even by their history', async () => {
    const { items } = (await (await as('mia')).get('/activities')).body;
    expect(items.map(({ caption }: { caption: string }) => caption)).toEqual(['signed_in']);
  });
});
