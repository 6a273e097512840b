import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Session } from './engine/engine.ts';

class SessionConnection implements DatabaseConnection {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.session.query(query.sql, query.parameters);
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.affected) };
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator; rows come as a whole here
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed');
  }
}

/** Begin, commit and roll back belong to `withTenant`, which also binds the tenant. */
const outside = () => Promise.reject(new Error('Transactions are begun by withTenant only'));

/** Kysely over one session that is already held. */
export function dialectOf(session: Session): Dialect {
  const connection = new SessionConnection(session);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: outside,
    commitTransaction: outside,
    rollbackTransaction: outside,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
