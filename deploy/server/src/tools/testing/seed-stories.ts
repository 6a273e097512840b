/**
 * Fills a data folder with the demo for stories, as the server fills an empty one, does what comes due in its first
 * minute, and ends: node deploy/server/src/tools/testing/seed-stories.ts [folder of a PostgreSQL cluster]. The files go
 * to CALLBOARD_DATA, the rows too unless there is a cluster.
 */
import { openReady } from '#platform/db/open/open-ready.ts';
import { readEnvironment } from '#platform/environment.ts';
import { startServer } from '../../start-server.ts';
import { inCluster } from './in-cluster.ts';
import { startCluster } from './postgres-cluster.ts';
import { settle } from './settle.ts';

const [kept] = process.argv.slice(2);
const cluster = kept ? await startCluster({ kept }) : null;
try {
  const env = { ...process.env, PORT: '0' };
  const environment = readEnvironment(cluster ? inCluster(env, cluster) : env);
  const server = await startServer(environment, openReady(environment));
  await server.stop();
  await settle(environment);
} finally {
  await cluster?.stop();
}
