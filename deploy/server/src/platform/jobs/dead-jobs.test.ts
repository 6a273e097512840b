import { plantedServer } from '../../tools/testing/server/planted-server.ts';
import { quiet } from '../../tools/testing/test-database.ts';
import { north } from '../../tools/testing/server/tenants.ts';
import { deadJobs } from './dead-jobs.db.ts';
import { startBoss } from './open-boss.ts';
import { retryDeadJobs } from './retry-dead-jobs.ts';

let fails = true;
const seen: unknown[] = [];
const server = plantedServer(
  {},
  {
    log: quiet,
    jobs: {
      note: async ({ data }) => {
        if (fails) throw Object.assign(new Error('not today'), { code: 'ECONNREFUSED' });
        seen.push(data);
      },
    },
  },
);
beforeEach(() => {
  fails = true;
  seen.length = 0;
});

type Row = { state: string; pause: number };
const owner = (sql: string) => server.database.asOwner((session) => session.query(sql));
const noteJob = async () =>
  (
    await owner(`select state::text, extract(epoch from start_after - now())::float8 as pause
      from pgboss.job where name = 'note'`)
  ).rows[0] as Row | undefined;

const sendNote = () =>
  server.inTenant(north.id, (db) => server.jobs.within(db, north.id).send('note', { a: 1 }));

/** Tries until the queue gives up; the pauses between the attempts, in seconds. */
async function failForGood(): Promise<number[]> {
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await server.jobs.drain();
    const job = await noteJob();
    if (job?.state !== 'retry') break;
    pauses.push(Number(job.pause));
    await owner(`update pgboss.job set start_after = now() where name = 'note'`);
  }
  return pauses;
}
const history = () =>
  server.inTenant(north.id, (db) =>
    db
      .selectFrom('activity')
      .select(['caption', 'subjectId', 'after'])
      .where('category', '=', 'jobs')
      .orderBy('at')
      .execute(),
  );

test('the pauses between attempts grow by the table, at random, and span a day', async () => {
  await sendNote();
  const pauses = await failForGood();
  expect(pauses).toHaveLength(16);
  for (const [at, pause] of pauses.entries()) {
    const least = Math.min(10 * 2 ** at, 4 * 3_600);
    expect(pause).toBeGreaterThan(least - 5);
    expect(pause).toBeLessThanOrEqual(Math.min(least * 2, 4 * 3_600));
  }
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(31);
}, 60_000);

test('a dead job can be seen and run again, and the activities say both', async () => {
  await sendNote();
  await failForGood();
  const [dead] = await deadJobs(server.database, north.id);
  expect(dead).toMatchObject({ name: 'note', tenant: north.id, attempts: 17, error: 'not today' });
  expect(await deadJobs(server.database, 'south')).toEqual([]);
  expect(await server.jobs.dead()).toHaveLength(1);

  const boss = await startBoss(server.database, { supervise: false });
  const retry = { database: server.database, boss, now: () => new Date() };
  expect(await retryDeadJobs(retry, '00000000-0000-4000-8000-000000000000')).toEqual({
    retried: [],
    left: [],
  });
  expect(await retryDeadJobs(retry, dead?.id ?? '')).toEqual({ retried: [dead], left: [] });
  await boss.stop({ graceful: false });
  expect(await deadJobs(server.database)).toEqual([]);

  fails = false;
  expect(await server.jobs.drain()).toBe(1);
  expect(seen).toEqual([{ a: 1 }]);
  expect(await history()).toEqual([
    { caption: 'job_dead', subjectId: dead?.sourceId, after: { job: 'note', attempts: 17 } },
    { caption: 'job_run_again', subjectId: dead?.sourceId, after: { job: 'note' } },
  ]);
}, 60_000);

test('workers of a running server take at once what a command has put back', async () => {
  await sendNote();
  await failForGood();
  fails = false;
  await server.jobs.work();
  const boss = await startBoss(server.database, { supervise: false });
  await retryDeadJobs({ database: server.database, boss, now: () => new Date() }, 'all');
  while (seen.length === 0) await new Promise((done) => setTimeout(done, 20));
  await boss.stop({ graceful: false });
  expect(seen).toHaveLength(1);
}, 60_000);
