import type { Database } from '../../platform/db/database.ts';

/** How many sessions of the database are held at a moment, by calls and whatever else. */
export function countSessions({ engine }: Database): { held(): number; stop(): void } {
  const { acquire, release } = engine;
  let held = 0;
  engine.acquire = async () => {
    const session = await acquire.call(engine);
    held += 1;
    return session;
  };
  engine.release = (session) => {
    held -= 1;
    release.call(engine, session);
  };
  return {
    held: () => held,
    stop() {
      engine.acquire = acquire;
      engine.release = release;
    },
  };
}
