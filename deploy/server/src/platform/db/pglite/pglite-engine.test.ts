import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTenants, north } from '../../../tools/testing/server/tenants.ts';
import { pgliteForTests } from '../../../tools/testing/test-database.ts';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { DatabaseStopped } from '../engine/engine.ts';
import type { Session } from '../engine/engine.ts';
import { withTenant } from '../with-tenant.ts';

let folder: string;
let database: Database;
let free = Infinity;

beforeAll(async () => {
  const template = await pgliteForTests();
  folder = await mkdtemp(join(tmpdir(), 'callboard-engine-'));
  await template.database.close();
  await cp(template.folder, folder, { recursive: true });
  await template.close();
  database = await openDatabase({
    folder,
    limits: { statementMs: 1_500, holdMs: 2_500 },
    freeMarkBytes: 1_000,
    measureSpace: async () => free,
  });
  await addTenants(database);
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const names = () =>
  withTenant(database, north.id, (db) => db.selectFrom('tenant').select('name').execute(), {
    readOnly: true,
  });
const rename = (name: string, mode = {}) =>
  withTenant(database, north.id, (db) => db.updateTable('tenant').set({ name }).execute(), mode);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a statement that never ends is cut, and every row is kept', async () => {
  await rename('Kept');
  const endless = database.asOwner((session) =>
    session.query('select count(*) from generate_series(1, 1e13::bigint)'),
  );
  const behind = names();
  await expect(endless).rejects.toThrow(DatabaseStopped);
  expect(await behind).toEqual([{ name: 'Kept' }]);
}, 20_000);

test('the rest of the server goes on while a statement takes its time', async () => {
  const long = database.asOwner((session) =>
    session.query('select count(*) from generate_series(1, 500000)'),
  );
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 5);
  await long;
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(5);
}, 20_000);

test('who keeps the one session too long loses it, and what was begun is rolled back', async () => {
  let kept: Session | undefined;
  const holding = database.asOwner(async (session) => {
    kept = session;
    await session.script(`begin; update tenant set name = 'Half done'`);
    await pause(3_500);
  });
  await pause(50);
  expect(await names()).toEqual([{ name: 'Kept' }]);
  await expect(kept?.query('select 1')).rejects.toThrow(DatabaseStopped);
  await holding;
}, 20_000);

test('below the mark of free space nothing is written, and reading goes on', async () => {
  free = 999;
  await pause(1_100);
  await expect(rename('No room')).rejects.toMatchObject({ code: 'storage_full' });
  expect(await names()).toEqual([{ name: 'Kept' }]);
  await rename('A little', { little: true });
  expect(await names()).toEqual([{ name: 'A little' }]);
  free = 249;
  await pause(1_100);
  await expect(rename('Not even that', { little: true })).rejects.toMatchObject({ code: 'storage_full' });
  free = Infinity;
  await pause(1_100);
  await rename('Room again');
  expect(await names()).toEqual([{ name: 'Room again' }]);
}, 20_000);

test('a folder that is open is not opened twice', async () => {
  await expect(openDatabase({ folder })).rejects.toThrow(/in use by process/);
});

test('what it holds of its rows takes no more memory than that', async () => {
  const { rows } = await database.asOwner((session) => session.query('show shared_buffers'));
  expect(rows).toEqual([{ shared_buffers: '32MB' }]);
});
