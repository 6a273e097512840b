import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { privateUmask } from '#platform/data-folder/private-modes.ts';
import type { RunningServer } from './start-server.ts';

process.umask(privateUmask);

const stopWithinMs = 20_000;
const mendable = new Set([
  'FolderInUse',
  'DatabaseStopped',
  'IsolationBroken',
  'BadEnvironment',
  'BadDatabase',
  'BadDataFolder',
  'BadMasterKey',
  'NewerSchema',
]);

/** What the person who starts it can mend is said in a line; the rest with all that helps to find it. */
function explained(error: unknown): unknown {
  const { code, name, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Name another one with PORT.`;
  return mendable.has(name) ? message : error;
}

async function start(): Promise<RunningServer> {
  try {
    const { readEnvironment } = await import('#platform/environment.ts');
    const environment = readEnvironment(process.env, process.stdout.isTTY);
    // The database opens in a thread of its own while the rest is loaded.
    const { openReady } = await import('#platform/db/open/open-ready.ts');
    const opening = openReady(environment);
    opening.catch(() => undefined);
    const { startServer } = await import('./start-server.ts');
    return await startServer(environment, opening);
  } catch (error) {
    console.error(explained(error));
    return process.exit(1);
  }
}

const server = await start();
const { whereItRuns } = await import('./where-it-runs.ts');
console.log(whereItRuns(server, !process.env['DATABASE_URL']));
flushCompileCache();

// Most of the heap is code and shapes that stay. By itself V8 walks through all of it after every few answers, which
// takes a third of the processor from long lists; this way it waits until two thirds of it have piled up again.
setFlagsFromString('--heap-growing-percent=66');

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
