import { FolderInUse } from './db/folder-lock.ts';
import { readEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';
import { whereItRuns } from './where-it-runs.ts';

const stopWithinMs = 20_000;

async function start(environment: Environment): Promise<RunningServer> {
  try {
    return await startServer(environment, environment.demo ? seedDemo : undefined);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      console.error(`Port ${environment.port} is taken. Name another one with PORT.`);
    } else console.error(error instanceof FolderInUse ? message : error);
    process.exit(1);
  }
}

const server = await start(readEnvironment(process.env, process.stdout.isTTY));
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
