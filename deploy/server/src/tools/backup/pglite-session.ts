import type { Session } from '#platform/db/engine/engine.ts';
import { withSession } from '#platform/db/engine/engine.ts';
import { openPglite } from '#platform/db/pglite/pglite-engine.ts';

const longMs = 60 * 60_000;

/** The embedded database in a folder that the caller holds the lock of. */
export async function withPglite<T>(folder: string, work: (session: Session) => Promise<T>): Promise<T> {
  const limits = { statementMs: longMs, holdMs: longMs };
  const engine = await openPglite({ folder, limits });
  try {
    return await withSession(engine, work);
  } finally {
    await engine.close();
  }
}
