import { Kysely } from 'kysely';
import { appRole } from './app-role.ts';
import type { Database } from './database.ts';
import { dialectOf } from './dialect.ts';
import type { Session } from './engine/engine.ts';
import type { Db, Tables } from './tables.ts';

export type Operator = {
  /** Outside every tenant: which tenants there are, and their hosts. */
  readonly session: Session;
  /** Sees and writes this tenant's rows and no others, as handlers do, in the same transaction. */
  inTenant<T>(tenantId: string, work: (db: Db) => Promise<T>): Promise<T>;
};

/** One transaction for what is done to tenants from outside, as making one. A failure leaves nothing of it. */
export async function asOperator<T>(
  database: Database,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  await database.space.check();
  return database.asOwner(async (session) => {
    const db = new Kysely<Tables>({ dialect: dialectOf(session) }) as unknown as Db;
    const inTenant: Operator['inTenant'] = async (tenantId, fill) => {
      await session.query(`select set_config('callboard.tenant', $1, true), set_config('role', $2, true)`, [
        tenantId,
        appRole,
      ]);
      const result = await fill(db);
      await session.query(
        `select set_config('callboard.tenant', '', true), set_config('role', 'none', true)`,
      );
      return result;
    };
    await session.script('begin');
    try {
      const result = await work({ session, inTenant });
      await session.script('commit');
      return result;
    } catch (error) {
      await session.script('rollback').catch(() => undefined);
      throw error;
    }
  });
}
