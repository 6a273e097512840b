import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFolder } from '../../testing/demo-folder.ts';
import { startCluster } from '../../testing/postgres-cluster.ts';
import type { Cluster } from '../../testing/postgres-cluster.ts';
import { spawnServer } from '../../testing/server/spawn-server.ts';
import type { Spawned } from '../../testing/server/spawn-server.ts';

const prefix = 'callboard-trust-';

export type OwnServers = {
  readonly cluster: Cluster | null;
  readonly data: string;
  start(env?: Record<string, string>): Spawned;
  /** Ends what still runs; nothing of it stays. */
  clear(): Promise<void>;
};

/** A folder, with PostgreSQL a cluster of its own, and real servers on it. */
export async function ownServers(engine: 'pglite' | 'postgres', folder?: string): Promise<OwnServers> {
  const data = folder ?? (await (engine === 'pglite' ? demoFolder(prefix) : mkdtemp(join(tmpdir(), prefix))));
  const cluster = engine === 'postgres' ? await startCluster() : null;
  const running: Spawned[] = [];
  return {
    cluster,
    data,
    start(env = {}) {
      const url = cluster ? { DATABASE_URL: cluster.url('postgres'), CALLBOARD_DEMO: '1' } : {};
      const one = spawnServer(data, { CALLBOARD_LOG: 'error', ...url, ...env });
      running.push(one);
      return one;
    },
    async clear() {
      for (const one of running) one.process.kill('SIGKILL');
      await Promise.all(running.map((one) => one.ended));
      await cluster?.stop();
      if (folder === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}
