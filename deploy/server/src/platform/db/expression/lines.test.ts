import { sql } from 'kysely';
import { addTenants, north } from '../../../tools/testing/server/tenants.ts';
import { databaseForTests, emptyDatabase } from '../../../tools/testing/test-database.ts';
import type { TestDatabase } from '../../../tools/testing/test-database.ts';
import { anyOf } from './any-of.ts';
import { asLines, stringAgg, linesByFirst, msOf, nullIfEmpty, readLines, isTrue } from './lines.ts';
import type { Db } from '../tables.ts';
import { withTenant } from '../with-tenant.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await databaseForTests();
  await emptyDatabase(base.database);
  await addTenants(base.database);
}, 60_000);
afterAll(() => base.close());

const columns = [
  sql`x.id`,
  sql`x.day`,
  sql`x.yes`,
  sql`x.exact`,
  sql`array_to_string(x.list, ',')`,
  sql`date_part('epoch', x.at)`,
];

const linesOf = async (db: Db, ids: readonly string[]) =>
  (
    await sql<{
      lines: string | null;
    }>`select ${stringAgg(asLines(columns), sql`x.day, x.id`)} as lines
      from (values
        ('b', date '2026-11-21', true, 1.50::numeric(5, 2), array[480, 0], timestamptz '2026-11-21T10:00:00.25Z'),
        ('a', date '2026-11-21', false, null, array[0, 480], null),
        ('c', null, null, null, null, null)
      ) x (id, day, yes, exact, list, at)
      where x.id = ${anyOf(ids)}`.execute(db)
  ).rows[0]?.lines ?? null;

test('rows come as lines, and what is nothing comes as nothing', async () => {
  const lines = await withTenant(base.database, north.id, (db) => linesOf(db, ['a', 'b', 'c']));
  const read = readLines(lines, ([id, day, certain, exact, list, at]) => ({
    id,
    day: nullIfEmpty(day),
    yes: isTrue(certain),
    exact: nullIfEmpty(exact),
    list: nullIfEmpty(list),
    at: msOf(at),
  }));
  expect(read).toEqual([
    { id: 'a', day: '2026-11-21', yes: false, exact: null, list: '0,480', at: null },
    {
      id: 'b',
      day: '2026-11-21',
      yes: true,
      exact: '1.50',
      list: '480,0',
      at: Date.UTC(2026, 10, 21, 10, 0, 0, 250),
    },
    { id: 'c', day: null, yes: false, exact: null, list: null, at: null },
  ]);
});

test('of ids that nobody has, and of no ids, there are no lines', async () => {
  const found = await withTenant(base.database, north.id, async (db) => [
    await linesOf(db, ['z']),
    await linesOf(db, []),
  ]);
  expect(found).toEqual([null, null]);
  expect(readLines(null, (cells) => cells)).toEqual([]);
  expect(linesByFirst(null, (cells) => cells)).toEqual(new Map());
});

test('lines are gathered by whose they are, in their order', () => {
  const days = linesByFirst('anna\t2026-11-21\nbram\t2026-11-20\nanna\t2026-11-22', ([day]) => day);
  expect([...days]).toEqual([
    ['anna', ['2026-11-21', '2026-11-22']],
    ['bram', ['2026-11-20']],
  ]);
});
