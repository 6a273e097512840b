import { insertAll } from '../../../tools/demo/seed.db.ts';
import { seedMails } from '../../../tools/demo/seed/seed-mailbox.ts';
import { countStatements } from '../../../tools/testing/database/count-statements.ts';
import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';

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
        'mailboxReader',
        boxes.map(({ id }) => ({ mailboxId: id, personId: 'person-petra' })),
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

test('with 5,000 mails a page, a search and the mailboxes take no more statements than one mail', async () => {
  const { client } = await signIn(server, 'petra');
  const { total } = (await client.get('/emailMessages?limit=1')).body;
  expect(total).toBe(count);
  const statements = (path: string) => countStatements(server.database, () => client.get(path));
  const one = await statements('/emailMessages?limit=1');
  expect(one).toBeGreaterThan(0);
  for (const query of ['limit=50', 'q=halle%20tor&limit=50', 'q=zeppelin&limit=50', 'limit=1000'])
    expect([query, (await statements(`/emailMessages?${query}`)) <= one]).toEqual([query, true]);
  expect(await statements('/mailboxes')).toBeLessThanOrEqual(one);
}, 60_000);
