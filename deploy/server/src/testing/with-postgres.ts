import { spawn } from 'node:child_process';
import { startCluster } from './postgres-cluster.ts';

// Runs a command with the tests' engine set to PostgreSQL and one cluster for all of it:
// node deploy/server/src/testing/with-postgres.ts jest --selectProjects server -- deploy/server
const [command = 'jest', ...args] = process.argv.slice(2);
const cluster = await startCluster();
const env = { ...process.env, CALLBOARD_TEST_ENGINE: 'postgres', DATABASE_URL: cluster.url('postgres') };
const child = spawn(command, args, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', async (code) => {
  await cluster.stop();
  process.exit(code ?? 1);
});
