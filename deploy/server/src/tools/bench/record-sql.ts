import { buildApp } from '../../app.ts';
import { openDatabase } from '#platform/db/database.ts';
import type { Database } from '#platform/db/database.ts';
import type { Session } from '#platform/db/engine/engine.ts';
import { diskStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { routesOf } from '../../routes.ts';
import { callerOf } from '../../areas/account/session/session/caller.ts';
import { keysForTests } from '../testing/keys.fixture.ts';

export type Statement = { sql: string; parameters: unknown[] };

/** A database that keeps what it is asked. */
function recording(database: Database, kept: Statement[]): Database {
  const wrapped = (session: Session): Session => ({
    query: (sql, parameters = []) => {
      kept.push({ sql, parameters: [...parameters] });
      return session.query(sql, parameters);
    },
    script: (sql) => {
      kept.push({ sql, parameters: [] });
      return session.script(sql);
    },
  });
  const own = new Map<Session, Session>();
  return {
    ...database,
    engine: {
      ...database.engine,
      async acquire() {
        const session = await database.engine.acquire();
        const outer = wrapped(session);
        own.set(outer, session);
        return outer;
      },
      release: (session) => database.engine.release(own.get(session) ?? session),
    },
  };
}

/** The statements by which the server answers this request, in their order. */
export async function recordSql(
  url: string,
  data: string,
  path: string,
  token: string,
): Promise<Statement[]> {
  const kept: Statement[] = [];
  const database = await openDatabase({ url });
  try {
    const log = createLog({ hashKey: new Uint8Array(32), level: 'silent' });
    const nothing = async () => undefined;
    const app = await buildApp({
      database: recording(database, kept),
      routes: routesOf({ releases: '' }),
      callerOf,
      keys: await keysForTests(database),
      files: diskStore(data),
      jobs: { within: () => ({ send: nothing }), send: nothing, work: nothing, stop: nothing } as never,
      log,
      now: () => new Date(),
    });
    const asked = { url: `/api/v1${path}`, headers: { host: '127.0.0.1', authorization: `Bearer ${token}` } };
    await app.inject(asked);
    // The second time what is remembered between requests is remembered.
    kept.length = 0;
    const answer = await app.inject(asked);
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    await app.close();
    return kept;
  } finally {
    await database.close();
  }
}
