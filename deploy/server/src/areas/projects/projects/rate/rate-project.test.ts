import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantCompany, plantContact, plantProject } from '../../../../tools/testing/database/plant.db.ts';

const read: [string, string] = ['projects', 'READ'];
const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'paul', types: ['planners'], rights: [read] });
      await addLogin(db, { login: 'olga', types: ['office'], rights: [read] });
      for (const login of ['clara', 'carl', 'stranger'])
        await addLogin(db, { login, types: ['clients'], rights: [read] });
      await addLogin(db, { login: 'kim', types: ['crew'], rights: [read] });
      await plantCompany(db, { id: 'opera' });
      await plantCompany(db, { id: 'fair' });
      for (const login of ['clara', 'carl'])
        await plantContact(db, { companyId: 'opera', personId: `person-${login}` });
      await plantContact(db, { companyId: 'fair', personId: 'person-stranger' });
      const ring = { number: '4711', name: 'Der Ring', companyId: 'opera', beginDate: '2026-11-19' };
      await plantProject(db, { ...ring, id: 'ring' });
      await plantProject(db, { ...ring, id: 'off', number: '4712', cancelledAt: new Date() });
    }),
});
beforeEach(() => server.setNow(new Date('2026-11-19T10:00:00Z')));

const as = async (login: string) => (await signIn(server, login)).client;
const rate = async (login: string, stars: number | null, comment = '', number = '4711') =>
  (await as(login)).post(`/projects/${number}/ratings`, { stars, comment });
const seen = async (login: string) => (await (await as(login)).get('/projects/4711/ratings')).body.project;

test('a client rates the project, again, and takes it back', async () => {
  expect((await rate('clara', 4, 'Well planned')).body).toMatchObject({
    average: null,
    given: [],
    mine: { stars: 4, comment: 'Well planned' },
    may: { rate: true },
    opensOn: null,
  });
  server.setNow(new Date('2026-11-19T10:01:00Z'));
  await rate('clara', 2);
  expect((await seen('clara')).mine).toMatchObject({ stars: 2, comment: '' });
  server.setNow(new Date('2026-11-19T10:02:00Z'));
  await rate('clara', null);
  expect((await seen('clara')).mine).toBeNull();
  expect(await seen('paul')).toMatchObject({ average: null, given: [] });
});

test.each([
  ['planners read all of them, with names', 'paul', 3.5, ["Zoë D'carl", "Zoë D'clara"], null],
  ['so does the office', 'olga', 3.5, ["Zoë D'carl", "Zoë D'clara"], null],
  ['a client reads the own one alone', 'clara', null, [], 5],
])('%s', async (_, login, average, names, own) => {
  await rate('clara', 5, 'Thank you');
  await rate('carl', 2, 'Too loud');
  const project = await seen(login);
  expect(project.average).toBe(average);
  expect(project.given.map(({ by }: { by: { name: string } }) => by.name).toSorted()).toEqual(names);
  expect(project.mine?.stars ?? null).toBe(own);
  expect(project.may.rate).toBe(own !== null);
});

test('who plans, works there, or pays for another project does not rate it', async () => {
  for (const [login, status] of [
    ['paul', 403],
    ['olga', 403],
    ['kim', 403],
    ['stranger', 404],
  ] as const)
    expect([login, (await rate(login, 5)).status]).toEqual([login, status]);
  expect((await seen('paul')).given).toEqual([]);
});

test('the day before it begins it is too early, and the first day is named', async () => {
  server.setNow(new Date('2026-11-18T10:00:00Z'));
  expect(await seen('clara')).toMatchObject({ may: { rate: true }, opensOn: '2026-11-19' });
  expect((await rate('clara', 5)).body.code).toBe('too_early');
});

test('a project that was called off, a sixth star, and words without stars are refused', async () => {
  expect((await rate('clara', 5, '', '4712')).body.code).toBe('wrong_state');
  expect((await rate('clara', 6)).body.fields).toMatchObject([{ path: 'stars', code: 'too_big' }]);
  expect((await rate('clara', null, 'Hm')).body.fields).toMatchObject([{ path: 'stars', code: 'required' }]);
});

test('the history of the project says that it was rated, to those who read it', async () => {
  await rate('clara', 5, 'Thank you');
  const { items } = (await (await as('paul')).get('/projects/4711/activities')).body;
  expect(items).toMatchObject([{ caption: 'project_rated', actor: { id: 'person-clara' } }]);
});
