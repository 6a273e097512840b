import { sql } from 'kysely';
import { addTenants, north, south } from '../../tools/testing/server/tenants.ts';
import { databaseForTests, emptyDatabase } from '../../tools/testing/test-database.ts';
import type { TestDatabase } from '../../tools/testing/test-database.ts';
import { appRole } from './app-role.ts';
import { checkIsolation, isSuperuser, refuseOpenTenants } from './open/check-isolation.ts';
import type { Db } from './tables.ts';
import { tenantIds, tenantOfHost, withTenant } from './with-tenant.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await databaseForTests();
}, 60_000);
afterAll(() => base.close());
beforeEach(async () => {
  await emptyDatabase(base.database);
  await addTenants(base.database);
});

const blank = { category: 'c', caption: 'c', body: '', personId: null, personParty: null, at: new Date() };
const note = (id: string) => ({ ...blank, id, type: 'LOG' as const });
const add = (tenant: string, id: string) =>
  withTenant(base.database, tenant, (db) => db.insertInto('activity').values(note(id)).execute());
const ids = (tenant: string) =>
  withTenant(base.database, tenant, async (db) =>
    (await db.selectFrom('activity').select('id').orderBy('id').execute()).map((row) => row.id),
  );
const inNorth = <T>(work: (db: Db) => Promise<T>) => withTenant(base.database, north.id, work);

test('a tenant sees its own rows, and the same id may live in both', async () => {
  await add(north.id, 'same');
  await add(south.id, 'same');
  await add(south.id, 'other');
  expect(await ids(north.id)).toEqual(['same']);
  expect(await ids(south.id)).toEqual(['other', 'same']);
});

test.each([
  `north'`,
  `south' or 'a' = 'a`,
  `x', true), set_config('role', 'none', true); --`,
  `\\'; commit; --`,
])('a name like %s belongs to nobody and changes nothing of what may be seen', async (name) => {
  await add(south.id, 'foreign');
  expect(await ids(name)).toEqual([]);
  expect(await tenantOfHost(base.database, name)).toBeNull();
  const role = await withTenant(base.database, name, (db) =>
    sql<{ role: string; tenant: string }>`
        select current_user as role, current_setting('callboard.tenant') as tenant`.execute(db),
  );
  expect(role.rows).toEqual([{ role: appRole, tenant: name }]);
});

test.each([
  ['read', `select * from activity where "tenantId" = 'south'`],
  ['change', `update activity set caption = 'mine'`],
  ['delete', `delete from activity where true`],
])('raw SQL cannot %s a row of another tenant', async (_, statement) => {
  await add(south.id, 'foreign');
  const result = await inNorth((db) => sql.raw(statement).execute(db));
  expect(result.rows).toEqual([]);
  expect(await ids(south.id)).toEqual(['foreign']);
});

test.each([
  [
    'write a row for another tenant',
    `insert into activity values ('south', 'x', null, 'LOG', '', '', '', null, now())`,
  ],
  ['give its row away', `update activity set "tenantId" = 'south'`],
  ['read the keys of the installation', 'select * from "installationKey"'],
  ['change a table', 'alter table activity disable row level security'],
  ['make a table', 'create table mine (id int)'],
  ['read the jobs', 'select * from pgboss.job'],
])('raw SQL cannot %s', async (_, statement) => {
  await add(north.id, 'own');
  await expect(inNorth((db) => sql.raw(statement).execute(db))).rejects.toThrow(
    /row-level security|permission|owner/,
  );
});

test('only the own tenant is listed; a host is found without knowing the tenant', async () => {
  expect(await inNorth((db) => db.selectFrom('tenant').select('id').execute())).toEqual([{ id: north.id }]);
  expect(await tenantOfHost(base.database, south.host)).toBe(south.id);
  expect(await tenantOfHost(base.database, 'nobody.test')).toBeNull();
  expect(await tenantIds(base.database)).toEqual([north.id, south.id]);
});

test('the binding ends with its transaction, also after a failure', async () => {
  await inNorth(() => Promise.reject(new Error('no'))).catch(() => undefined);
  const left = await base.database.asOwner((session) =>
    session.query(`select current_setting('callboard.tenant', true) as tenant, current_user as role`),
  );
  expect(left.rows[0]?.['tenant'] ?? '').toBe('');
  expect(left.rows[0]?.['role']).not.toBe('callboard_app');
});

test('what fails is rolled back, and a read-only transaction writes nothing', async () => {
  await inNorth(async (db) => {
    await db.insertInto('activity').values(note('gone')).execute();
    throw new Error('after all');
  }).catch(() => undefined);
  expect(await ids(north.id)).toEqual([]);
  const writes = withTenant(
    base.database,
    north.id,
    (db) => db.insertInto('activity').values(note('x')).execute(),
    {
      readOnly: true,
    },
  );
  await expect(writes).rejects.toThrow(/read-only/);
});

describe('a server does not start', () => {
  test('unless tenants are kept apart', () => expect(checkIsolation(base.database)).resolves.toBeUndefined());

  test.each([
    ['with a table of tenants that has no policy', 'create table naked ("tenantId" text)', /naked/],
    ['where policies are not forced', 'alter table activity no force row level security', /activity/],
    ['where the role may bypass them', 'alter role callboard_app bypassrls', /bypass/],
    ['where the role owns a table', 'alter table activity owner to callboard_app', /owns/],
  ])('%s', async (_, breaks, message) => {
    // Never committed: the role belongs to the whole cluster, in which other tests run.
    const checked = base.database.asOwner(async (session) => {
      await session.script(`begin; ${breaks}`);
      return refuseOpenTenants(session).finally(() => session.script('rollback'));
    });
    await expect(checked).rejects.toThrow(message);
  });
});

test('whoever signs in to a PostgreSQL as a superuser is known; the embedded database has no other user', async () =>
  expect(await isSuperuser(base.database)).toBe(base.database.kind === 'PostgreSQL'));
