import { Pool, types as known } from 'pg';
import type { CustomTypesConfig, QueryResult } from 'pg';
import { DatabaseStopped } from '../engine/engine.ts';
import type { Engine, Result, Session } from '../engine/engine.ts';
import { readAs } from '../engine/parsers.ts';
import { planSettings } from '../engine/plan-settings.ts';
import { listenOnPostgres } from './postgres-listener.ts';

const types = {
  getTypeParser: (number: number, format?: 'text' | 'binary') =>
    readAs[number] ?? known.getTypeParser(number, format),
} as CustomTypesConfig;

const resultOf = (result: QueryResult | QueryResult[]): Result => {
  const all = Array.isArray(result) ? result : [result];
  return { rows: all.flatMap((one) => one.rows ?? []), affected: all.at(-1)?.rowCount ?? 0 };
};

export function openPostgres(
  url: string,
  { statementMs, sessions = 10 }: { statementMs: number; sessions?: number },
): Engine {
  const pool = new Pool({
    connectionString: url,
    max: sessions,
    types,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 60_000,
    // Also how long a call waits for a session while all are in use: a slow answer is better than none.
    connectionTimeoutMillis: 10_000,
    application_name: 'callboard',
    // The pool waits for it.
    onConnect: (client) => client.query(planSettings).catch(() => undefined),
  });
  // A connection that dies while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const listener = listenOnPostgres(url);
  const held = new Map<Session, (broken: boolean) => void>();

  return {
    kind: 'PostgreSQL',
    listen: listener.listen,
    async acquire() {
      const client = await pool.connect().catch((error: Error) => {
        throw new DatabaseStopped(error.message);
      });
      let broken = false;
      const onError = () => {
        broken = true;
      };
      client.on('error', onError);
      const run = async (sql: string, parameters?: readonly unknown[]) => {
        try {
          return resultOf(await (parameters ? client.query(sql, [...parameters]) : client.query(sql)));
        } catch (error) {
          // Without an SQL state it was the connection that failed, not the statement.
          if (!(error as { code?: string }).code?.match(/^[0-9A-Z]{5}$/)) broken = true;
          if (broken || (error as { code?: string }).code?.startsWith('57P')) {
            broken = true;
            throw new DatabaseStopped((error as Error).message);
          }
          throw error;
        }
      };
      const session: Session = {
        query: (sql, parameters = []) => run(sql, parameters),
        script: (sql) => run(sql),
      };
      held.set(session, () => {
        held.delete(session);
        client.off('error', onError);
        client.release(broken);
      });
      return session;
    },
    release: (session) => held.get(session)?.(false),
    async close() {
      await listener.close();
      if (!pool.ending) await pool.end();
    },
  };
}
