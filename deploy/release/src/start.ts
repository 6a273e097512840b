import { run } from './run.ts';

// `npm start`: builds what changed, then serves. The server opens or seeds its database and prints the address.

const released = await run('deploy/release/src/main.ts', ['all', '--changed']).ended;
if (released !== 0) process.exit(released);
// Small heaps: garbage is collected before it piles up, and memory goes back to the machine (see the server's README).
const options =
  `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=8 --max-old-space-size=512`.trim();
const server = run('deploy/server/src/main.ts', process.argv.slice(2), {
  NODE_OPTIONS: options,
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  // Passwords and pictures take seats for long, and every answer that is compressed needs one for a moment.
  UV_THREADPOOL_SIZE: process.env['UV_THREADPOOL_SIZE'] ?? '16',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.stop(signal));
process.exitCode = await server.ended;
