import { CompiledQuery } from 'kysely';
import type { Db as BossDatabase } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/tables.ts';
import { appRole } from '../db/app-role.ts';

/** Every process hears here, after the commit, in which queue a job waits. */
export const jobsChannel = 'callboard_jobs';

/** Says to every process that a job is due, in a queue or, without its name, in any. */
export const announceDueJobs = (database: Database, queue = ''): Promise<unknown> =>
  database.asOwner((session) => session.query('select pg_notify($1, $2)', [jobsChannel, queue]));

/** pg-boss on a session of its own for each statement, outside every tenant. */
export const bossOver = (database: Database): BossDatabase => ({
  executeSql: (text, values) =>
    database.asOwner(async (session) => {
      try {
        return await (values && values.length > 0 ? session.query(text, values) : session.script(text));
      } catch (error) {
        // Where a script fails in the middle of its own transaction, the session must not stay in it.
        await session.script('rollback').catch(() => undefined);
        throw error;
      }
    }),
});

/**
 * pg-boss inside a tenant's transaction: its tables are not the tenant's, so the role steps out for the statement.
 * `queue` names the queue that is announced with the commit.
 */
export const bossWithin = (db: Db, queue?: string): BossDatabase => ({
  async executeSql(text, values) {
    await db.executeQuery(CompiledQuery.raw('set local role none'));
    const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values ?? []));
    await db.executeQuery(
      queue === undefined
        ? CompiledQuery.raw(`set local role ${appRole}`)
        : CompiledQuery.raw(`select set_config('role', $1, true), pg_notify($2, $3)`, [
            appRole,
            jobsChannel,
            queue,
          ]),
    );
    return { rows };
  },
});
