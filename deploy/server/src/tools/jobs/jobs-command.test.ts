import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withTenant } from '#platform/db/with-tenant.ts';
import { noKeys } from '../testing/keys.fixture.ts';
import { noFiles, pgliteForTests, quiet, unheard } from '../testing/test-database.ts';
import { addTenants, north } from '../testing/server/tenants.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';

type Ended = { code: number; stdout: string; stderr: string };

async function command(data: string, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, CALLBOARD_DATA: data, DATABASE_URL: '', CALLBOARD_FREE_MB: '0' };
  try {
    const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
      env,
    });
    return { code: 0, ...(await run) };
  } catch (error) {
    return error as Ended;
  }
}

test('the command lists dead jobs of the stopped server and puts them back', async () => {
  const base = await pgliteForTests();
  await addTenants(base.database);
  const mail = { deliver: async () => {} };
  const around = { now: () => new Date(), mail, files: noFiles, log: quiet, keys: noKeys, ...unheard };
  const note = async () => {
    throw new Error('not today');
  };
  const jobs = await openJobs({ database: base.database, handlers: { note }, around });
  await withTenant(base.database, north.id, (db) => jobs.within(db, north.id).send('note', {}));
  await base.database.asOwner((session) => session.script('update pgboss.job set retry_limit = 0'));
  await jobs.drain();
  await jobs.stop();
  expect((await command(base.folder, 'dead')).stderr).toContain('in use by process');
  await base.database.close();

  const listed = await command(base.folder, 'dead', north.id);
  expect(listed.stdout).toMatch(
    /^[0-9a-f-]{36} {2}\S+Z {2}note of north {2}1 attempt {2}not today\n1 dead job\n$/,
  );
  const retried = await command(base.folder, 'retry', listed.stdout.slice(0, 36));
  expect([retried.code, retried.stdout]).toEqual([0, expect.stringContaining('note of north runs again')]);
  expect((await command(base.folder, 'dead')).stdout).toBe('0 dead jobs\n');

  await base.close();
}, 240_000);
