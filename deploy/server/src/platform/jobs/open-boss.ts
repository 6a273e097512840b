import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { bossOver } from './boss-database.ts';
import { policyOf } from './job-policies.ts';

/** Where a job lands that failed every time; an operator sees it there and can run it again. */
export const deadLetters = 'dead-letters';
const deadStaysSeconds = 90 * 24 * 60 * 60;
/** What is done holds letters and links; it does not stay. */
const doneStaysSeconds = 60 * 60;
/** The job of a process that has said nothing for so long is given to another one. */
const heartbeatSeconds = 30;

/**
 * pg-boss keeps the jobs, gives them out, and finds those of processes that are gone. A command that only looks
 * and puts back does no such housekeeping.
 */
export async function startBoss(database: Database, { supervise = true } = {}): Promise<PgBoss> {
  const embedded = database.kind === 'PGlite';
  const boss = new PgBoss({
    db: bossOver(database),
    backend: embedded ? 'pglite' : 'postgres',
    schema: 'pgboss',
    schedule: false,
    supervise,
    // Nothing is sent as a flow of jobs that wait for each other; asking every five seconds would be for nothing.
    flowIntervalSeconds: 60 * 60,
    ...(embedded ? { reindex: false, monitorVacuum: false } : {}),
  });
  await boss.start();
  return boss;
}

export async function createQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: deadStaysSeconds });
  for (const name of names) {
    const wanted = {
      ...policyOf(name).retries,
      heartbeatSeconds,
      deadLetter: deadLetters,
      deleteAfterSeconds: doneStaysSeconds,
    };
    const there = known.get(name);
    const isAsWanted =
      there && Object.entries(wanted).every(([key, value]) => there[key as keyof typeof wanted] === value);
    if (isAsWanted) continue;
    await (there ? boss.updateQueue(name, wanted) : boss.createQueue(name, wanted));
    // Those that were there when it started it knows. Another one it looks up at its first use; inside a transaction on
    // one session that would wait for itself.
    await boss.findJobs(name, { id: randomUUID() });
  }
}
