import type { Database } from '../db/database.ts';
import { withSession } from '../db/engine/engine.ts';
import type { Engine } from '../db/engine/engine.ts';

/** The same database for work in the background, which takes so many sessions at a time and leaves others to people. */
export function limitedSessions(database: Database, most: number): Database {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const take = async () => {
    if (taken < most) taken += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const give = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  const engine: Engine = {
    ...database.engine,
    async acquire() {
      await take();
      try {
        return await database.engine.acquire();
      } catch (error) {
        give();
        throw error;
      }
    },
    release(session) {
      database.engine.release(session);
      give();
    },
  };
  return {
    ...database,
    engine,
    asOwner: (work) => withSession(engine, work),
  };
}
