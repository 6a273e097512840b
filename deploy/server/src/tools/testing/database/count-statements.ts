import type { Database } from '#platform/db/database.ts';
import type { Session } from '#platform/db/engine/engine.ts';

/** The statements that the database is asked while some work is done. */
export async function statementsOf({ engine }: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const noted = new Map<Session, Session['query']>();
  const { acquire } = engine;
  engine.acquire = async () => {
    const session = await acquire.call(engine);
    if (!noted.has(session)) {
      const { query } = session;
      noted.set(session, query);
      session.query = (...asked) => (statements.push(asked[0]), query.apply(session, asked));
    }
    return session;
  };
  try {
    await work();
    return statements;
  } finally {
    engine.acquire = acquire;
    for (const [session, query] of noted) session.query = query;
  }
}

/** How many they are: that means the same on every machine. */
export const countStatements = async (database: Database, work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(database, work)).length;
