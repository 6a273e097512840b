import { join } from 'node:path';
import { withSession } from './engine/engine.ts';
import type { Engine, Session } from './engine/engine.ts';
import { lockFolder } from './folder-lock.ts';
import { openPglite } from './pglite/pglite-engine.ts';
import type { PgliteLimits } from './pglite/pglite-engine.ts';
import { endlessSpace, spaceOf } from './space.ts';
import type { Space } from './space.ts';

/** The database as a whole. Rows of tenants are reached by `withTenant` only. */
export type Database = {
  readonly kind: Engine['kind'];
  readonly engine: Engine;
  /** Of the disks that are written here. */
  readonly space: Space;
  /** Outside every tenant: migrations, checks, jobs' own tables. */
  asOwner<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** PGlite in this folder; `null` keeps it in memory. With PostgreSQL files and outbox lie there. */
  folder?: string | null;
  /** PostgreSQL instead of PGlite. */
  url?: string;
  limits?: Partial<PgliteLimits>;
  freeMarkBytes?: number;
  measureSpace?: (folder: string) => Promise<number>;
};

const megabyte = 1024 * 1024;

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const limits = { statementMs: 20_000, holdMs: 120_000, ...options.limits };
  const folder = options.folder ?? null;
  const space = folder === null ? endlessSpace : spaceIn(folder, options);
  if (options.url) {
    const { openPostgres } = await import('./postgres/postgres-engine.ts');
    return databaseOver(openPostgres(options.url, limits), space);
  }
  if (folder === null) return databaseOver(await openPglite({ folder, limits }), space);
  // Nothing is waited for until the thread is started: what a caller loads next would keep it from beginning.
  const lock = lockFolder(folder);
  try {
    const engine = await openPglite({ folder: join(folder, 'database'), limits });
    return databaseOver(engine, space, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

const spaceIn = (folder: string, { freeMarkBytes = 128 * megabyte, measureSpace }: DatabaseOptions) =>
  spaceOf({ folder, markBytes: freeMarkBytes, ...(measureSpace ? { measure: measureSpace } : {}) });

const databaseOver = (engine: Engine, space: Space, after: () => void = () => {}): Database => ({
  kind: engine.kind,
  engine,
  space,
  asOwner: (work) => withSession(engine, work),
  async close() {
    await engine.close();
    after();
  },
});
