import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { startCluster } from '../testing/postgres-cluster.ts';
import type { Cluster } from '../testing/postgres-cluster.ts';
import { fillLarge, largeTenant } from './large-fixture.ts';
import { daysAhead } from './large-work.ts';

/** Whether the large tenant is there, and of today: its days are counted from the one on which it was filled. */
async function isOfToday(url: string): Promise<boolean> {
  const database = await openDatabase({ url });
  try {
    return await database.asOwner(async (session) => {
      const { rows } = await session.query(`select to_regclass('tenant') is not null as there`);
      if (!rows[0]?.['there']) return false;
      await session.query(`select set_config('callboard.tenant', $1, false)`, [largeTenant.id]);
      const { rows: found } = await session.query(
        'select max("startDate") = current_date + $1::int as today from crew',
        [daysAhead],
      );
      return found[0]?.['today'] === true;
    });
  } finally {
    await database.close();
  }
}

async function bringUpToDate(url: string): Promise<void> {
  const database = await openDatabase({ url, limits: { statementMs: 600_000 } });
  try {
    await migrate(database);
    await database.asOwner((session) => session.script('vacuum (analyze)'));
  } finally {
    await database.close();
  }
}

/** A cluster with the large tenant: made for this run, or taken from a folder and left there for the next one. */
export async function largeCluster(kept: string | undefined): Promise<{ cluster: Cluster; url: string }> {
  const start = () => startCluster(kept ? { kept } : {});
  let cluster = await start();
  try {
    const began = performance.now();
    if (kept && (await isOfToday(cluster.url('postgres')))) {
      await bringUpToDate(cluster.url('postgres'));
      console.log(`Filled earlier today, in ${kept}.`);
      return { cluster, url: cluster.url('postgres') };
    }
    if (kept) {
      await cluster.stop();
      await rm(join(kept, 'data'), { recursive: true, force: true });
      cluster = await start();
    }
    console.log('Filling …');
    await fillLarge(cluster.url('postgres'), process.env['BENCH_SAY'] ? console.log : undefined);
    console.log(`Filled in ${Math.round((performance.now() - began) / 1_000)} s.`);
    return { cluster, url: cluster.url('postgres') };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
