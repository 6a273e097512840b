import { AppError } from '../errors/app-error.ts';
import { plantedServer } from '../../tools/testing/server/planted-server.ts';
import { north, south } from '../../tools/testing/server/tenants.ts';
import { bossWithin } from './boss-database.ts';
import { cleanUpKeys } from '../http/idempotency/clean-up-keys.db.ts';
import { cleanUpTenants } from './clean-up.job.ts';

const seen: { tenant: string; data: unknown }[] = [];

const server = plantedServer(
  {},
  {
    jobs: {
      note: async (input) => {
        seen.push(input);
      },
    },
  },
);
beforeEach(() => void (seen.length = 0));

const inNorth = (work: (send: (data: object) => Promise<void>) => Promise<void>) =>
  server.inTenant(north.id, (db) => work((data) => server.jobs.within(db, north.id).send('note', data)));

test('a job runs after the commit, with its tenant', async () => {
  await inNorth((send) => send({ a: 1 }));
  expect(seen).toEqual([]);
  expect(await server.jobs.drain()).toBe(1);
  expect(seen).toEqual([{ tenant: north.id, data: { a: 1 } }]);
  expect(await server.jobs.drain()).toBe(0);
});

test('what is rolled back sends nothing', async () => {
  const failing = inNorth(async (send) => {
    await send({ a: 1 });
    throw new AppError('conflict');
  });
  await expect(failing).rejects.toThrow('conflict');
  expect(await server.jobs.drain()).toBe(0);
});

test('the transaction is still the tenant’s after sending', async () => {
  await server.inTenant(north.id, async (db) => {
    await server.jobs.within(db, north.id).send('note', {});
    expect(await db.selectFrom('tenant').select('id').execute()).toEqual([{ id: north.id }]);
    await expect(bossWithin(db).executeSql('select * from nowhere')).rejects.toThrow(/nowhere/);
    await expect(db.selectFrom('tenant').selectAll().execute()).rejects.toThrow(/aborted/);
  });
});

test('a job that nobody does cannot be sent', async () => {
  await expect(
    server.inTenant(north.id, (db) => server.jobs.within(db, north.id).send('unknown', {})),
  ).rejects.toThrow('No job is called unknown');
});

test('of the server’s own jobs with one key, one waits', async () => {
  await server.jobs.send('note', { onceKey: 'hourly' });
  await server.jobs.send('note', { onceKey: 'hourly' });
  expect(await server.jobs.drain()).toBe(1);
});

test('workers take jobs by themselves, and stopping waits for the one at work', async () => {
  await server.jobs.work();
  await inNorth((send) => send({ by: 'worker' }));
  for (let waits = 0; seen.length === 0 && waits < 150; waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(seen).toHaveLength(1);
});

test('the clean-up takes keys that are past their time, in every tenant, and no others', async () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const same = { owner: 'o', requestHash: 'h', status: 204, headers: '{}', answer: null };
  const key = (name: string, created: string) => ({ ...same, key: name, createdAt: new Date(created) });
  for (const { id } of [north, south]) {
    await server.inTenant(id, (db) =>
      db
        .insertInto('idempotencyKey')
        .values([key('old', '2026-10-22T11:59:59Z'), key('young', '2026-10-22T12:00:01Z')])
        .execute(),
    );
  }
  await cleanUpTenants(server, [cleanUpKeys], at);
  for (const { id } of [north, south]) {
    const left = await server.inTenant(id, (db) => db.selectFrom('idempotencyKey').select('key').execute());
    expect(left).toEqual([{ key: 'young' }]);
  }
});
