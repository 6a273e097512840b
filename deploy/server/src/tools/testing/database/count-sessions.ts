import type { Session } from '#platform/db/engine/engine.ts';
import type { Database } from '#platform/db/database.ts';

/** How many sessions of the database are held at a moment of those that were taken since. */
export function countSessions({ engine }: Database): { held(): number; stop(): void } {
  const { acquire, release } = engine;
  const taken = new Set<Session>();
  engine.acquire = async () => {
    const session = await acquire.call(engine);
    taken.add(session);
    return session;
  };
  engine.release = (session) => {
    taken.delete(session);
    release.call(engine, session);
  };
  return {
    held: () => taken.size,
    stop() {
      engine.acquire = acquire;
      engine.release = release;
    },
  };
}
