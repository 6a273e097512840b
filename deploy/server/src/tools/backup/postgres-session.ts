import { Client } from 'pg';
import type { Session } from '#platform/db/engine/engine.ts';

/** One connection of the owner, without the limits of time that hold for a server's sessions. */
export async function withPostgres<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'callboard backup' });
  await client.connect();
  const run = async (sql: string, parameters?: readonly unknown[]) => {
    const result = await (parameters ? client.query(sql, [...parameters]) : client.query(sql));
    return { rows: result.rows ?? [], affected: result.rowCount ?? 0 };
  };
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work({ query: (sql, parameters = []) => run(sql, parameters), script: (sql) => run(sql) });
  } finally {
    await client.end();
  }
}
