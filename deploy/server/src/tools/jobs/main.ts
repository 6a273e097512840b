/** `pnpm jobs dead [tenant]` and `pnpm jobs retry <id>|all`: what failed for good, and running it again. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { closeDataFolder } from '#platform/data-folder/close-data-folder.ts';
import { privateUmask } from '#platform/data-folder/private-modes.ts';
import { openDatabase } from '#platform/db/database.ts';
import type { Database } from '#platform/db/database.ts';
import { readEnvironment } from '#platform/environment.ts';
import { deadJobs } from '#platform/jobs/dead-jobs.db.ts';
import type { DeadJob } from '#platform/jobs/dead-jobs.db.ts';
import { startBoss } from '#platform/jobs/open-boss.ts';
import { retryDeadJobs } from '#platform/jobs/retry-dead-jobs.ts';

process.umask(privateUmask);

const [what, which] = process.argv.slice(2);
const usage = 'pnpm jobs dead [tenant] or pnpm jobs retry <id>|all';

const nameOf = ({ name, tenant }: DeadJob) => `${name || 'unknown'} of ${tenant || 'the server'}`;

async function showDead(database: Database): Promise<number> {
  const dead = await deadJobs(database, which);
  for (const job of dead) {
    const tried = `${job.attempts} ${job.attempts === 1 ? 'attempt' : 'attempts'}`;
    console.log(`${job.id}  ${job.diedAt.toISOString()}  ${nameOf(job)}  ${tried}  ${job.error}`);
  }
  console.log(dead.length === 1 ? '1 dead job' : `${dead.length} dead jobs`);
  return 0;
}

async function runAgain(database: Database): Promise<number> {
  const boss = await startBoss(database, { supervise: false });
  boss.on('error', (error) => console.error(error.message));
  try {
    const now = () => new Date();
    const { retried, left } = await retryDeadJobs({ database, boss, now }, which ?? '');
    for (const job of retried) console.log(`${job.id}  ${nameOf(job)} runs again`);
    for (const job of left) console.log(`${job.id}  ${nameOf(job)} could not be put back`);
    if (retried.length + left.length === 0) console.log('No such dead job');
    else if (database.kind === 'PGlite') console.log('The next start of the server does them.');
    return left.length > 0 || (retried.length === 0 && which !== 'all') ? 1 : 0;
  } finally {
    await boss.stop({ graceful: false });
  }
}

const acts = { dead: showDead, retry: runAgain };
if ((what !== 'dead' && what !== 'retry') || (what === 'retry' && !which)) {
  console.error(usage);
  process.exit(1);
}
try {
  const { data, databaseUrl } = readEnvironment(process.env);
  closeDataFolder(data);
  if (!databaseUrl && !existsSync(join(data, 'database'))) throw new Error(`${data} holds no database.`);
  const database = await openDatabase({ folder: data, ...(databaseUrl ? { url: databaseUrl } : {}) });
  try {
    process.exitCode = await acts[what](database);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
