/**
 * Fills a PostgreSQL cluster with the demo for stories, as the server fills an empty database, and ends:
 * node deploy/server/src/tools/testing/seed-stories.ts <folder of the cluster>; the files go to CALLBOARD_DATA.
 */
import { openReady } from '../../platform/db/open-ready.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { startServer } from '../../start-server.ts';
import { inCluster } from './in-cluster.ts';
import { startCluster } from './postgres-cluster.ts';

const [kept] = process.argv.slice(2);
if (!kept) throw new Error('Which folder is the cluster kept in?');
const cluster = await startCluster({ kept });
try {
  const environment = readEnvironment({ ...inCluster(process.env, cluster), PORT: '0' });
  const server = await startServer(environment, openReady(environment));
  await server.stop();
} finally {
  await cluster.stop();
}
