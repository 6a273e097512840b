import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../platform/db/database.ts';
import { withSession } from '../../platform/db/engine.ts';
import type { Session } from '../../platform/db/engine.ts';

export type DryDatabase = Database & {
  /** Whatever the work does through this database is undone when it is done. */
  dryly<T>(work: (session: Session) => Promise<T>): Promise<T>;
};

const begins: Readonly<Record<string, string>> = {
  begin: 'savepoint dry_call',
  'begin read only': 'savepoint dry_call; set transaction read only',
};

/** A session whose transactions are parts of one that is never committed. */
const within = (session: Session): Session => ({
  query: (sql, parameters) => session.query(sql, parameters),
  script(sql) {
    if (begins[sql]) return session.script(begins[sql]);
    if (sql === 'commit' || sql === 'rollback') return session.script('rollback to savepoint dry_call');
    if (/\b(?:commit|begin)\s*;/i.test(sql)) throw new Error('A dry call must not commit');
    return session.script(sql);
  },
});

export function dryDatabase(database: Database): DryDatabase {
  const dry = new AsyncLocalStorage<Session>();
  const engine: Database['engine'] = {
    ...database.engine,
    acquire: async () => dry.getStore() ?? database.engine.acquire(),
    release(session) {
      if (session !== dry.getStore()) database.engine.release(session);
    },
  };
  return {
    kind: database.kind,
    engine,
    asOwner: (work) => withSession(engine, work),
    close: () => database.close(),
    dryly: (work) =>
      withSession(database.engine, async (session) => {
        await session.script('begin');
        try {
          return await dry.run(within(session), () => work(session));
        } finally {
          await session.script('rollback');
        }
      }),
  };
}
