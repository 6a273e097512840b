import { run } from './run.ts';

// `npm start`: builds what changed, then serves. The server opens or seeds its database and prints the address.

const released = await run('deploy/release/src/main.ts', ['all', '--changed']).ended;
if (released !== 0) process.exit(released);
const server = run('deploy/server/src/main.ts', process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.stop(signal));
process.exitCode = await server.ended;
