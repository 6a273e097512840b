import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#platform/db/database.ts';
import { withSession } from '#platform/db/engine/engine.ts';
import type { Session } from '#platform/db/engine/engine.ts';

export type DryDatabase = Database & {
  /** Whatever the work does through this database is undone when it is done. */
  dryly<T>(work: (session: Session) => Promise<T>): Promise<T>;
};

/** Of a transaction: whether it only reads, and what it says along with its beginning. */
const beginning = /^begin(?<readOnly> read only)?(?:; (?<rest>.*))?$/s;
const ends = /\b(?:commit|begin)\s*;/i;

function begunBy(sql: string) {
  const { groups } = beginning.exec(sql) ?? {};
  if (!groups) return { begun: false, readOnly: false, rest: sql };
  return { begun: true, readOnly: groups['readOnly'] !== undefined, rest: groups['rest'] ?? '' };
}

/** A session whose transactions are parts of one that is never committed. */
const within = (session: Session): Session => ({
  query: (sql, parameters) => session.query(sql, parameters),
  script(sql) {
    if (sql === 'commit' || sql === 'rollback') return session.script('rollback to savepoint dry_call');
    const { readOnly, rest, begun } = begunBy(sql);
    if (ends.test(rest)) throw new Error('A dry call must not commit');
    if (!begun) return session.script(sql);
    const steps = ['savepoint dry_call', readOnly && 'set transaction read only', rest];
    return session.script(steps.filter(Boolean).join('; '));
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
    space: database.space,
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
