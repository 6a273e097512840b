import { plantedServer } from '../../tools/testing/planted-server.ts';
import { north } from '../../tools/testing/tenants.ts';

const doneAt: number[] = [];
const server = plantedServer({}, { jobs: { note: async () => void doneAt.push(Date.now()) } });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long all of these jobs took, counted from the commit of the one transaction that sent them. */
async function secondsFor(count: number, limitSeconds: number): Promise<number> {
  doneAt.length = 0;
  await server.inTenant(north.id, async (db) => {
    const jobs = server.jobs.within(db, north.id);
    for (let at = 0; at < count; at += 1) await jobs.send('note', { at });
  });
  const committed = Date.now();
  while (doneAt.length < count && Date.now() - committed < (limitSeconds + 10) * 1_000) await pause(20);
  expect(doneAt).toHaveLength(count);
  return (Math.max(...doneAt) - committed) / 1_000;
}

beforeAll(async () => {
  await server.jobs.work();
  await pause(500);
}, 60_000);

test('a job leaves its idle queue within 2 s', async () => {
  // The one in the middle: beside other tests the machine is not always idle.
  const took = [await secondsFor(1, 2), await secondsFor(1, 2), await secondsFor(1, 2)].toSorted(
    (a, b) => a - b,
  );
  expect(took[1]).toBeLessThan(2);
}, 60_000);

test('1,000 jobs of one transaction are done within 30 s', async () => {
  expect(await secondsFor(1_000, 30)).toBeLessThan(30);
}, 90_000);
