import { countStatements } from '../../tools/testing/database/count-statements.ts';
import { plantedServer } from '../../tools/testing/server/planted-server.ts';
import { north } from '../../tools/testing/server/tenants.ts';

const done: number[] = [];
const server = plantedServer(
  {},
  { jobs: { note: async ({ data }) => void done.push((data as { at: number }).at) } },
);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends so many jobs in one transaction, and waits until as many are done. */
async function doAll(count: number): Promise<void> {
  done.length = 0;
  await server.inTenant(north.id, async (db) => {
    const jobs = server.jobs.within(db, north.id);
    for (let at = 0; at < count; at += 1) await jobs.send('note', { at });
  });
  while (done.length < count) await pause(20);
}

beforeAll(() => server.jobs.work(), 60_000);

test('1,000 jobs of one transaction are done, each once, and not each with statements of its own', async () => {
  const count = 1_000;
  await doAll(1);
  const statements = await countStatements(server.database, () => doAll(count));
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
  expect(statements).toBeLessThan(count * 4);
}, 90_000);
