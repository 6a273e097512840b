import { IsolationBroken } from './db/check-isolation.ts';
import { DatabaseStopped } from './db/engine.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { BadEnvironment, readEnvironment } from './environment.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';
import { whereItRuns } from './where-it-runs.ts';

const stopWithinMs = 20_000;

/** What the person who starts it can mend is said in a line; the rest with all that helps to find it. */
function explained(error: unknown): unknown {
  const { code, name, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Name another one with PORT.`;
  return [FolderInUse.name, DatabaseStopped.name, IsolationBroken.name, BadEnvironment.name].includes(name)
    ? message
    : error;
}

async function start(): Promise<RunningServer> {
  try {
    const environment = readEnvironment(process.env, process.stdout.isTTY);
    return await startServer(environment, environment.demo ? seedDemo : undefined);
  } catch (error) {
    console.error(explained(error));
    return process.exit(1);
  }
}

const server = await start();
console.log(whereItRuns(server.port, server.tenants));

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
