import { dayAt } from '@callboard/domain';
import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../routes.ts';
import { callerOf } from '../../areas/account/session/session/caller.ts';
import { serverForTests } from '../testing/server/test-server.ts';
import { todayCrewId, todayCrews } from './base/today-crews.ts';
import { germanTexts } from './demo-english.ts';
import { brokenPlans } from './demo-sanity.db.ts';
import { demoPassword } from './demo-tenants.ts';

jest.setTimeout(240_000);

const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: 'today',
});

const signedIn = async (login: string) => {
  const host = 'nordlicht.localhost';
  const { body } = await server.client(host).post('/auth/token', { login, password: demoPassword });
  return server.client(host, { authorization: `Bearer ${body.token}` });
};

describe.each(['nordlicht', 'redwave'])('the plans of %s', (tenant) => {
  test('lie within what they belong to, and nobody is in two places unless a planner forced it', async () => {
    const broken = await server.inTenant(tenant, brokenPlans);
    expect(broken).toEqual({
      projectsThatEndBeforeTheyBegin: [],
      crewsOutsideTheirProject: [],
      positionsOutsideTheirCrew: [],
      positionsOfAnotherProject: [],
      peopleTwiceAtOnce: [],
      peopleTwiceInOneCrew: [],
      positionsOfInactivePeople: [],
    });
  });
});

test('an English tenant speaks no German', async () => {
  const said = await server.inTenant('redwave', async (db) => {
    const texts = [
      db.selectFrom('crew').select(['name', 'infoExternal', 'infoInternal', 'infoCrew', 'infoChief']),
      db.selectFrom('project').select(['name', 'comment']),
      db.selectFrom('crewRating').select('comment'),
      db.selectFrom('crewItemApplication').select('reason'),
      db.selectFrom('crewPhoto').select('caption'),
      db.selectFrom('crewCheckEvent').select(['reason', 'noPositionReason']),
      db.selectFrom('receipt').select(['merchant', 'comment', 'reason']),
      db.selectFrom('receiptItem').select('description'),
    ];
    const rows = await Promise.all(texts.map((one) => one.execute()));
    return new Set(rows.flat().flatMap((row) => Object.values(row) as string[]));
  });
  expect(said.has('Load-in at gate 3')).toBe(true);
  expect(germanTexts.filter((text) => said.has(text))).toEqual([]);
});

test('the project that the project login opens has a history, ratings and to-dos', async () => {
  const client = await signedIn('planner');
  const totalOf = async (path: string) => (await client.get(`/projects/4711/${path}`)).body.total;
  expect(await totalOf('activities?type=LOG')).toBeGreaterThan(4);
  expect(await totalOf('activities?type=TODO_INT')).toBe(3);
  expect(await totalOf('ratings')).toBeGreaterThan(0);
});

test('internal, sickness and vacation projects have crews with people, before today and after', async () => {
  const found = await server.inTenant('nordlicht', (db) =>
    db
      .selectFrom('crewItem as i')
      .innerJoin('project as p', 'p.id', 'i.projectId')
      .select((of) => [
        'p.id',
        'p.kind',
        of.fn.countAll<number>().as('positions'),
        of.fn.count<number>('i.personId').as('filled'),
        of.fn.min('i.startDate').as('first'),
        of.fn.max('i.startDate').as('last'),
      ])
      .where('p.kind', '<>', 'client')
      .groupBy(['p.id', 'p.kind'])
      .execute(),
  );
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['internal', 'internal', 'sickness', 'vacation']);
  const today = dayAt(new Date(), 'Europe/Vienna');
  for (const { first, last, positions, filled } of found) {
    expect([String(first) < today, String(last) > today]).toEqual([true, true]);
    expect([positions > 5, filled > 5]).toEqual([true, true]);
  }
});

test("a crew chief's sheet of today lists today's people", async () => {
  const planner = await signedIn('planner');
  for (const { key } of todayCrews) {
    const crew = todayCrewId('nordlicht', key);
    const { startDate, endDate } = (await planner.get(`/projectCrews/${crew}`)).body;
    const { rows } = (await planner.get(`/projectCrews/${crew}/crewChiefSheet`)).body;
    const days = rows.map(({ plannedFrom }: { plannedFrom: string }) => plannedFrom.slice(0, 10));
    expect([key, rows.length > 4]).toEqual([key, true]);
    expect(days.filter((day: string) => day < startDate || day > (endDate ?? startDate))).toEqual([]);
  }
});

test('a client reads what was said of people in projects of their own, and nothing of others', async () => {
  const client = await signedIn('client');
  const own = new Set(
    (await client.get('/projects?limit=1000')).body.items.map(({ id }: { id: string }) => id),
  );
  const { items } = (await client.get('/projects/4711/crewProfile')).body;
  let read = 0;
  for (const { personId } of items.slice(0, 20)) {
    const { body } = await client.get(`/crewMember/${personId}/crewRatings`);
    for (const { project } of body.items) {
      read += 1;
      expect([personId, own.has(project?.id)]).toEqual([personId, true]);
    }
  }
  expect(read).toBeGreaterThan(0);
});
