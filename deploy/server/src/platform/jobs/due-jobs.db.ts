import type { Database } from '../db/database.ts';

export type DueQueue = { name: string; inMs: number };

/**
 * In how many milliseconds the next job of each queue is due; queues in which nothing waits are left out. A queue in
 * which one is due and another comes later is told twice, or the later one would wait for the next look.
 */
export const dueQueues = (database: Database, names: readonly string[]): Promise<DueQueue[]> =>
  database.asOwner(async (session) => {
    const { rows } = await session.query(
      `select name, ceil(extract(epoch from min(start_after) - now()) * 1000)::float8 as in_ms
       from pgboss.job where name = any($1) and state < 'active'
       group by name, start_after <= now()`,
      [names],
    );
    return rows.map((row) => ({ name: String(row['name']), inMs: Number(row['in_ms']) }));
  });

/** Jobs that a process had taken when it was killed wait again, counted as tried. */
export const takeBackJobs = (database: Database, names: readonly string[]): Promise<unknown> =>
  database.asOwner((session) =>
    session.query(
      `update pgboss.job set state = 'retry', start_after = now() where name = any($1) and state = 'active'`,
      [names],
    ),
  );
