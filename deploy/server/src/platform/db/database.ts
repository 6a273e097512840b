import { join } from 'node:path';
import { withSession } from './engine.ts';
import type { Engine, Session } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { openPglite } from './pglite/pglite-engine.ts';
import type { PgliteLimits } from './pglite/pglite-engine.ts';
import { createSpaceCheck } from './space.ts';

/** The database as a whole. Rows of tenants are reached by `withTenant` only. */
export type Database = {
  readonly kind: Engine['kind'];
  readonly engine: Engine;
  /** Outside every tenant: migrations, checks, jobs' own tables. */
  asOwner<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** PGlite in this folder; `null` keeps it in memory. */
  folder?: string | null;
  /** PostgreSQL instead. */
  url?: string;
  limits?: Partial<PgliteLimits>;
  freeMarkBytes?: number;
  measureSpace?: (folder: string) => Promise<number>;
};

const megabyte = 1024 * 1024;

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const limits = { statementMs: 20_000, holdMs: 120_000, ...options.limits };
  if (options.url) {
    const { openPostgres } = await import('./postgres-engine.ts');
    return databaseOver(openPostgres(options.url, limits));
  }
  const folder = options.folder ?? null;
  if (folder === null) {
    return databaseOver(await openPglite({ folder, limits, checkSpace: async () => {} }));
  }
  const lock = await lockFolder(folder);
  const checkSpace = createSpaceCheck({
    folder,
    markBytes: options.freeMarkBytes ?? 128 * megabyte,
    ...(options.measureSpace ? { measure: options.measureSpace } : {}),
  });
  try {
    const engine = await openPglite({ folder: join(folder, 'database'), limits, checkSpace });
    return databaseOver(engine, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

const databaseOver = (engine: Engine, after: () => void = () => {}): Database => ({
  kind: engine.kind,
  engine,
  asOwner: (work) => withSession(engine, work),
  async close() {
    await engine.close();
    after();
  },
});
