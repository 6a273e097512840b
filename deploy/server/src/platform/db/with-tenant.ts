import { Kysely } from 'kysely';
import { escapeLiteral } from 'pg';
import { AppError } from '../errors/app-error.ts';
import { appRole } from './app-role.ts';
import type { Database } from './database.ts';
import { dialectOf } from './dialect.ts';
import { withSession } from './engine/engine.ts';
import type { Db, Tables } from './tables.ts';

type Mode = {
  readOnly?: boolean;
  /** Writes so little that a nearly full disk is no reason to refuse it. */
  little?: boolean;
};

/** Rolls back, unless the error itself says that what was written stays. */
const keepsWrites = (error: unknown) => error instanceof AppError && error.details.keepWrites === true;

async function inTransaction<T>(
  database: Database,
  setting: 'callboard.tenant' | 'callboard.host',
  value: string,
  work: (db: Db) => Promise<T>,
  { readOnly = false, little = false }: Mode,
): Promise<T> {
  if (!readOnly) await database.space.check({ little });
  return withSession(database.engine, async (session) => {
    try {
      await session.script(`begin${readOnly ? ' read only' : ''}; ${bound(setting, value)}`);
      // A Kysely that begins no transactions of its own: it lives in this one.
      const result = await work(new Kysely<Tables>({ dialect: dialectOf(session) }) as unknown as Db);
      await session.script('commit');
      return result;
    } catch (error) {
      await session.script(keepsWrites(error) ? 'commit' : 'rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** Sent with the beginning of the transaction, which every call waits for. */
const bound = (setting: string, value: string): string =>
  `select set_config('role', '${appRole}', true), set_config('${setting}', ${escapeLiteral(value)}, true)`;

/** The one way to the rows of a tenant: a transaction that can see and write nothing else. */
export const withTenant = <T>(
  database: Database,
  tenantId: string,
  work: (db: Db) => Promise<T>,
  mode: Mode = {},
): Promise<T> => inTransaction(database, 'callboard.tenant', tenantId, work, mode);

/** The id of the tenant that answers on a host; nothing else can be read this way. */
export const tenantOfHost = (database: Database, host: string): Promise<string | null> =>
  inTransaction(
    database,
    'callboard.host',
    host,
    async (db) => (await db.selectFrom('tenantHost').select('tenantId').executeTakeFirst())?.tenantId ?? null,
    { readOnly: true },
  );

/** Ids of all tenants, for work that is done for each in turn. */
export const tenantIds = (database: Database): Promise<string[]> =>
  database.asOwner(async (session) =>
    (await session.query('select id from tenant order by id')).rows.map((row) => String(row['id'])),
  );
