import { spawn } from 'node:child_process';
import { startCluster } from './postgres-cluster.ts';
import { templateForTests } from './test-database.ts';

// Runs a command with the tests' engine set to PostgreSQL and one cluster for all of it:
// node deploy/server/src/tools/testing/with-postgres.ts jest --selectProjects server -- deploy/server
const [command = 'jest', ...args] = process.argv.slice(2);
const cluster = await startCluster();
const admin = cluster.url('postgres');
const env = {
  ...process.env,
  CALLBOARD_TEST_ENGINE: 'postgres',
  DATABASE_URL: admin,
  CALLBOARD_TEST_TEMPLATE: await templateForTests(admin),
};
const child = spawn(command, args, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', async (code) => {
  await cluster.stop();
  process.exit(code ?? 1);
});
