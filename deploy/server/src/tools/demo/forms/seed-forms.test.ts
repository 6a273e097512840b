import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../../routes.ts';
import { callerOf } from '../../../areas/account/session/session/caller.ts';
import { serverForTests } from '../../testing/server/test-server.ts';
import { todayCrewId } from '../base/today-crews.ts';
import { demoPassword } from '../demo-tenants.ts';

jest.setTimeout(180_000);

const host = 'nordlicht.localhost';
const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: 'today',
});

const asks = async (login: string, path: string) => {
  const { body } = await server.client(host).post('/auth/token', { login, password: demoPassword });
  return (await server.client(host, { authorization: `Bearer ${body.token}` }).get(path)).body;
};
const states = (list: { items: { state: string }[] }) =>
  [...new Set(list.items.map(({ state }) => state))].sort();

test('the demo has nine forms, six trainings and 25 security checks', async () => {
  const counts = await server.inTenant('nordlicht', async (db) => [
    ...(await db
      .selectFrom('form')
      .select((of) => ['kind', of.fn.countAll<number>().as('n')])
      .groupBy('kind')
      .orderBy('kind')
      .execute()),
    (await db.selectFrom('securityCheck').select('id').execute()).length,
  ]);
  expect(counts).toEqual([
    { kind: 'form', n: 9 },
    { kind: 'securityCheck', n: 2 },
    { kind: 'training', n: 6 },
    25,
  ]);
});

test('every kind of question occurs', async () => {
  const kinds = await server.inTenant('nordlicht', (db) =>
    db.selectFrom('formQuestion').select('kind').distinct().execute(),
  );
  expect(kinds).toHaveLength(11);
});

test('the crew member has forms to begin, begun and done, and trainings in their states', async () => {
  expect(states(await asks('crew', '/forms?kind=form'))).toEqual(['done', 'open', 'started']);
  expect(states(await asks('crew', '/forms?kind=training'))).toEqual([
    'expiring',
    'failed',
    'notYet',
    'open',
    'passed',
    'started',
  ]);
  expect(states(await asks('chief', '/forms?kind=training'))).toEqual(
    expect.arrayContaining(['expired', 'locked', 'passed', 'started']),
  );
});

test('security checks are due, late, missing, done and planned', async () => {
  const crews = await server.inTenant('nordlicht', (db) =>
    db.selectFrom('securityCheck').select('crewId as id').distinct().execute(),
  );
  const found = [];
  for (const { id } of crews)
    found.push(...(await asks('planner', `/projectCrews/${id}/securityChecks`)).items);
  expect(states({ items: found })).toEqual(['done', 'doneLate', 'due', 'late', 'missing', 'planned']);
  const led = await asks('chief', `/projectCrews/${todayCrewId('nordlicht', 'mixed')}/securityChecks`);
  expect(led.items).toMatchObject([{ state: 'due', may: { perform: true } }]);
});
