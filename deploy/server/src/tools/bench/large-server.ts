/** The real server over the large tenant, until it is told to end. Says its address as `ready <address>`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterKeyForTests } from '../testing/keys.fixture.ts';
import { spawnServer } from '../testing/server/spawn-server.ts';
import { largeCluster } from './kept-fixture.ts';

const { cluster, url } = await largeCluster(process.env['BENCH_KEEP']);
const data = await mkdtemp(join(tmpdir(), 'callboard-large-'));
const server = spawnServer(data, {
  DATABASE_URL: url,
  CALLBOARD_MASTER_KEY: masterKeyForTests,
  CALLBOARD_DEMO: '0',
  CALLBOARD_LOG: 'error',
  CALLBOARD_RELEASES: process.env['CALLBOARD_RELEASES'] ?? '',
});
console.log(`ready ${await server.address}`);
await new Promise((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
  process.once('disconnect', resolve);
});
server.process.kill('SIGTERM');
await server.ended;
await cluster.stop();
await rm(data, { recursive: true, force: true });
process.exit(0);
