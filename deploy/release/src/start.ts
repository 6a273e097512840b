import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';
import { root } from './workspace.ts';

// `npm start`: builds what changed, then serves. The server opens or seeds its database and prints the address.

const released = await run('deploy/release/src/main.ts', ['all', '--changed']).ended;
if (released !== 0) process.exit(released);
/** Small heaps and many threads: why stands in the server's README. What is set already stays. */
const { NODE_OPTIONS, ...settings } = JSON.parse(
  await readFile(join(root, 'deploy/server/start-settings.json'), 'utf8'),
) as Record<string, string>;
const unset = Object.entries(settings).filter(([name]) => process.env[name] === undefined);
const server = run('deploy/server/serve.mjs', process.argv.slice(2), {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${NODE_OPTIONS}`.trim(),
  ...Object.fromEntries(unset),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.stop(signal));
process.exitCode = await server.ended;
