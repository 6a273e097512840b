import { CompiledQuery } from 'kysely';
import type { Db as BossDatabase } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/tables.ts';
import { appRole } from '../db/app-role.ts';

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

/** pg-boss inside a tenant's transaction: its tables are not the tenant's, so the role steps out for the statement. */
export const bossWithin = (db: Db): BossDatabase => ({
  async executeSql(text, values) {
    await db.executeQuery(CompiledQuery.raw('set local role none'));
    const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values ?? []));
    await db.executeQuery(CompiledQuery.raw(`set local role ${appRole}`));
    return { rows };
  },
});
