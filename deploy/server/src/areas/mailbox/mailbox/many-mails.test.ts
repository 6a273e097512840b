import { insertAll } from '../../../tools/demo/seed.db.ts';
import { seedMails } from '../../../tools/demo/seed-mailbox.ts';
import { serverWithPeople, signIn } from '../../../tools/testing/people.fixture.ts';

const count = 5_000;
const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      const people = await db.selectFrom('person').selectAll().execute();
      const boxes = [1, 2, 3].map((n) => ({
        id: `box-${n}`,
        name: `Box ${n}`,
        address: `box-${n}@north.example`,
      }));
      await insertAll(db, 'mailbox', boxes);
      await insertAll(
        db,
        'mailbox_reader',
        boxes.map(({ id }) => ({ mailbox_id: id, person_id: 'person-petra' })),
      );
      await seedMails(db, {
        tenant: { id: 'north', domain: 'north.example' },
        people,
        boxes,
        count,
        now: new Date(),
      });
    }),
});

/** Milliseconds of work, the least of seven: what else a busy machine does meanwhile does not count. */
async function fastestOf(work: () => Promise<unknown>): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 7; n += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}

test('with 5,000 mails a page, a search and the mailboxes answer at once', async () => {
  const { client } = await signIn(server, 'petra');
  const { total } = (await client.get('/emailMessages?limit=1')).body;
  expect(total).toBe(count);
  const took = {
    page: await fastestOf(() => client.get('/emailMessages?limit=50')),
    search: await fastestOf(() => client.get('/emailMessages?q=halle%20tor&limit=50')),
    nothing: await fastestOf(() => client.get('/emailMessages?q=zeppelin&limit=50')),
    mailboxes: await fastestOf(() => client.get('/mailboxes')),
    thousand: await fastestOf(() => client.get('/emailMessages')),
  };
  expect(Math.max(took.page, took.search, took.nothing, took.mailboxes)).toBeLessThan(150);
  expect(took.thousand).toBeLessThan(600);
}, 60_000);
