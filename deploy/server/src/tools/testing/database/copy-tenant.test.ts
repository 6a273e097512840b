import { escapeIdentifier } from 'pg';
import type { Database } from '#platform/db/database.ts';
import { tenantOfHost, withTenant } from '#platform/db/with-tenant.ts';
import { schemaOf } from '../../swap/clone.db.ts';
import { beforeWork, closeTenant, copyRows, countOnTenants, openCopy } from './copy-tenant.db.ts';
import { demoForTests } from '../demo-template.ts';
import { chosenEngine } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';

const original = 'redwave';
const copy = 'redwave-1';
let made: TestDatabase;

beforeAll(async () => {
  made = await demoForTests(chosenEngine(), 'today');
  await copyRows(made.database, { of: original, as: copy });
  await openCopy(made.database, { of: original, as: copy }, `${copy}.localhost`);
}, 120_000);
afterAll(() => made.close());

const ask = (sql: string, values: unknown[] = []) =>
  made.database.asOwner(async (session) => (await session.query(sql, values)).rows);

/** What a tenant has in a table, whatever the order and without the tenant's name. */
const rowsOf = async (table: string, tenant: string) =>
  (
    await ask(
      `select (to_jsonb(t) - 'tenantId')::text as row from ${escapeIdentifier(table)} t where "tenantId" = $1 order by 1`,
      [tenant],
    )
  ).map(({ row }) => row);

const tablesOf = (database: Database) =>
  database.asOwner(async (session) => [...(await schemaOf(session)).columns.keys()]);

test('a copy has every row of its tenant but the host and the keys', async () => {
  const tables = await tablesOf(made.database);
  let rows = 0;
  for (const table of tables) {
    if (['tenantHost', 'tenantKey'].includes(table)) continue;
    const wanted = await rowsOf(table, original);
    expect({ table, rows: await rowsOf(table, copy) }).toEqual({ table, rows: wanted });
    rows += wanted.length;
  }
  expect(rows).toBeGreaterThan(1_000);
  expect(await rowsOf('tenantKey', copy)).toEqual([]);
  expect(await tenantOfHost(made.database, `${copy}.localhost`)).toBe(copy);
  expect(await tenantOfHost(made.database, `${original}.localhost`)).toBe(original);
});

test('a tenant before its first project has its people, who can sign in, and nothing that was worked', async () => {
  const empty = 'redwave-empty';
  await copyRows(made.database, { of: original, as: empty }, beforeWork);
  const rows = Object.fromEntries(
    await Promise.all(
      (await tablesOf(made.database)).map(async (table) => [table, (await rowsOf(table, empty)).length]),
    ),
  );
  const filled = Object.keys(rows).filter((table) => rows[table] > 0);
  expect(filled.filter((table) => !beforeWork.has(table))).toEqual([]);
  for (const table of ['person', 'login', 'loginRight', 'function', 'company', 'contact', 'staffContract'])
    expect({ table, rows: await rowsOf(table, empty) }).toEqual({
      table,
      rows: await rowsOf(table, original),
    });
});

test('what changes in a copy changes nowhere else', async () => {
  const before = await rowsOf('person', original);
  await withTenant(made.database, copy, (db) =>
    db.updateTable('person').set({ firstName: 'Changed' }).execute(),
  );
  expect(await rowsOf('person', original)).toEqual(before);
  expect(await rowsOf('person', copy)).not.toEqual(before);
});

test('plans count on the rows of a copy', async () => {
  const guessed = async () => {
    const [first] = await ask(`explain (format json) select * from activity where "tenantId" = '${copy}'`);
    const plans = (first?.['QUERY PLAN'] ?? []) as { Plan: { 'Plan Rows': number } }[];
    return plans[0]?.Plan['Plan Rows'];
  };
  await made.database.asOwner((session) => session.script('analyze activity'));
  await copyRows(made.database, { of: original, as: 'redwave-2' });
  await countOnTenants(made.database, 4);
  expect(await guessed()).toBeGreaterThan(20);
});

test('a tenant that was closed answers nowhere and is visited by no job', async () => {
  await closeTenant(made.database, copy);
  expect(await tenantOfHost(made.database, `${copy}.localhost`)).toBeNull();
  expect((await ask('select id from tenant order by id')).map(({ id }) => id)).not.toContain(copy);
});
