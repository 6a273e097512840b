import type { Database } from '../../platform/db/database.ts';
import type { Session } from '../../platform/db/engine.ts';

/** How many statements the database is asked while some work is done: they mean the same on every machine. */
export async function countStatements({ engine }: Database, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const counted = new Map<Session, Session['query']>();
  const { acquire } = engine;
  engine.acquire = async () => {
    const session = await acquire.call(engine);
    if (!counted.has(session)) {
      const { query } = session;
      counted.set(session, query);
      session.query = (...asked) => ((count += 1), query.apply(session, asked));
    }
    return session;
  };
  try {
    await work();
    return count;
  } finally {
    engine.acquire = acquire;
    for (const [session, query] of counted) session.query = query;
  }
}
