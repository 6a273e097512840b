import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import { jobTable } from '../../job-table.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';
import { outboxMail } from '#platform/mail/outbox.ts';
import { hasPostgres } from '../testing/postgres-cluster.ts';
import { keysForTests, outboxKeysForTests } from '../testing/keys.fixture.ts';
import { databaseForTests, noFiles, quiet, unheard } from '../testing/test-database.ts';
import type { TestEngine } from '../testing/test-database.ts';
import { addTenants, north } from '../testing/server/tenants.ts';
import { secondsUntilPushed } from './until-pushed.ts';
import { countOf, isSmall } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The same database, and how many statements of the server's own it was asked for. */
function counted(database: Database): { database: Database; statements(): number } {
  let count = 0;
  const asOwner: Database['asOwner'] = (work) =>
    database.asOwner((session) =>
      work({
        query: (...args) => ((count += 1), session.query(...args)),
        script: (sql) => ((count += 1), session.script(sql)),
      }),
    );
  return { database: { ...database, asOwner }, statements: () => count };
}

type Measured = {
  engine: TestEngine;
  one: number;
  all: number;
  idle: number;
  missing: number;
  pushed: number | null;
};

/** Emails into an outbox: one after a while in which nothing was to do, then all of one transaction. */
async function measure(engine: TestEngine, count: number, idleSeconds: number): Promise<Measured> {
  const base = await databaseForTests(engine);
  const folder = await mkdtemp(join(tmpdir(), 'callboard-jobs-'));
  await addTenants(base.database);
  const { database, statements } = counted(base.database);
  const delivered: string[] = [];
  const outbox = outboxMail(folder, outboxKeysForTests);
  const mail = {
    async deliver(one: Parameters<typeof outbox.deliver>[0]) {
      await outbox.deliver(one);
      delivered.push(one.to);
    },
  };
  const keys = await keysForTests(database);
  const around = { now: () => new Date(), mail, files: noFiles, log: quiet, keys, ...unheard };
  const jobs = await openJobs({ database, handlers: jobTable, around });
  const seconds = async (some: number) => {
    delivered.length = 0;
    await withTenant(database, north.id, async (db) => {
      const inThis = jobs.within(db, north.id);
      for (let at = 0; at < some; at += 1)
        await inThis.send('deliver-mail', { to: `p${at}@people.example`, subject: 'Shift', text: 'At 8' });
    });
    const committed = Date.now();
    while (delivered.length < some && Date.now() - committed < 300_000) await pause(10);
    return (Date.now() - committed) / 1_000;
  };
  try {
    await jobs.work();
    await pause(2_000);
    const before = statements();
    await pause(idleSeconds * 1_000);
    const idle = Math.round(((statements() - before) * 60) / idleSeconds);
    const one = await seconds(1);
    const all = await seconds(count);
    const missing = count - new Set(delivered).size;
    const pushed = await secondsUntilPushed(database, jobs);
    return { engine, one, all, idle, missing, pushed };
  } finally {
    await jobs.stop();
    await base.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export const run: TrustCommand = async (args) => {
  const small = isSmall(args);
  const count = countOf(args, 1_000);
  const idleSeconds = small ? 1 : 60;
  const measured = [await measure('pglite', count, idleSeconds)];
  if (hasPostgres() && !small) measured.push(await measure('postgres', count, idleSeconds));
  const figure = measured
    .map(
      ({ engine, one, all, idle, pushed }) =>
        `${engine}: one idle job done ${one.toFixed(2)} s after its commit, ${count} of one transaction ${all.toFixed(1)} s, ${idle} statements a minute when idle, a push message read by its device ${pushed?.toFixed(2) ?? 'never'} s after the write began`,
    )
    .join('; ');
  const wrong = measured.flatMap(({ engine, one, all, missing, pushed }) => [
    ...(small || one <= 2 ? [] : [`${engine}: one job took ${one} s`]),
    ...(small || all <= 30 ? [] : [`${engine}: ${count} jobs took ${all} s`]),
    ...(pushed === null ? [`${engine}: the push message did not come`] : []),
    ...(small || pushed === null || pushed <= 3 ? [] : [`${engine}: the push message took ${pushed} s`]),
    ...(missing === 0 ? [] : [`${engine}: ${missing} emails are missing`]),
  ]);
  return { figure, holds: wrong.length === 0, wrong };
};
