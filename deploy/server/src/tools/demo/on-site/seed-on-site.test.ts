import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../../routes.ts';
import { callerOf } from '../../../areas/account/session/session/caller.ts';
import { serverForTests } from '../../testing/server/test-server.ts';
import { todayCrewId } from '../base/today-crews.ts';
import { demoPassword } from '../demo-tenants.ts';

jest.setTimeout(240_000);

const host = 'nordlicht.localhost';
const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: 'today',
});
const clientOf = async (login: string) => {
  const { body } = await server.client(host).post('/auth/token', { login, password: demoPassword });
  return server.client(host, { authorization: `Bearer ${body.token}` });
};
const statesOf = async (key: Parameters<typeof todayCrewId>[1]) => {
  const client = await clientOf('planner');
  const { body } = await client.get(`/projectCrews/${todayCrewId('nordlicht', key)}/projectCrewItemStatus`);
  return [...new Set(body.items.map(({ state }: { state: string }) => state))].toSorted();
};

test('work that was done has a check, and every way of checking occurs', async () => {
  await server.inTenant('nordlicht', async (db) => {
    const checks = await db.selectFrom('crewCheck').selectAll().execute();
    expect(checks.length).toBeGreaterThan(850);
    expect(checks.filter(({ autoClosed }) => autoClosed).length).toBeGreaterThan(10);
    const events = await db.selectFrom('crewCheckEvent').selectAll().execute();
    expect([...new Set(events.map(({ source }) => source))].toSorted()).toEqual([
      'auto',
      'chief',
      'offline',
      'planner',
      'qr',
      'self',
    ]);
    const some = (test: (event: (typeof events)[number]) => boolean) => events.filter(test).length;
    expect([
      some(({ inside }) => inside === false) > 5,
      some(({ noPositionReason }) => noPositionReason !== '') > 5,
      some(({ accuracyM }) => accuracyM === 900) > 5,
      some(({ undoneAt }) => undoneAt !== null) > 5,
      some(({ receivedAt }) => receivedAt > new Date()),
    ]).toEqual([true, true, true, true, 0]);
  });
});

test('the six crews of today look as they should', async () => {
  expect(await statesOf('beforePreCall')).toEqual(['absent', 'expected']);
  expect(await statesOf('preCalled')).toContain('preCalled');
  expect(await statesOf('mixed')).toEqual(expect.arrayContaining(['in', 'late', 'noShow']));
  expect(await statesOf('working')).toEqual(expect.arrayContaining(['break', 'in']));
  expect(await statesOf('checkedOut')).toContain('out');
  expect(await statesOf('signedOff')).toContain('out');
});

test('papers stand in every state, the signed ones as real files; one waits for 26 hours', async () => {
  const planner = await clientOf('planner');
  const waiting = todayCrewId('nordlicht', 'signedOff');
  const note = (await planner.get(`/projectCrews/${waiting}/deliveryNote`)).body;
  expect(note).toMatchObject({ state: 'released', signedAt: null });
  // The demo was filled a while before this test.
  expect(Math.floor((Date.now() - Date.parse(note.releasedAt)) / 3_600_000)).toBe(26);
  expect(note.approvedMinutes).toBeGreaterThan(0);
  await server.inTenant('nordlicht', async (db) => {
    const papers = await db.selectFrom('crewPaper').selectAll().execute();
    expect(papers).toHaveLength(40);
    const signed = papers.filter(({ signedAt, digitallyConfirmedAt }) => signedAt ?? digitallyConfirmedAt);
    expect(signed.length).toBeGreaterThan(5);
    expect(signed.every(({ signedFileId }) => signedFileId !== null)).toBe(true);
  });
});

test('photos wait to be decided and ratings to be read', async () => {
  expect((await (await clientOf('office')).get('/photos')).body.total).toBeGreaterThan(10);
  const counts = await server.inTenant('nordlicht', async (db) => [
    (await db.selectFrom('crewPhoto').select('id').execute()).length,
    (await db.selectFrom('crewRating').select('id').execute()).length,
    (await db.selectFrom('crewRating').select('stars').distinct().execute()).length,
  ]);
  expect(counts).toEqual([60, 300, 5]);
});
