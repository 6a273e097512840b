import type { Cluster } from './postgres-cluster.ts';

/** The environment of a server whose database, with the demo in it, is the first of a cluster. */
export const inCluster = (env: NodeJS.ProcessEnv, cluster: Cluster): NodeJS.ProcessEnv => ({
  ...env,
  DATABASE_URL: cluster.url('postgres'),
  CALLBOARD_DEMO: '1',
});
