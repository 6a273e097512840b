export { openReady } from './db/open-ready.ts';
export { readEnvironment } from './environment.ts';
export type { Environment } from './environment.ts';
export { startServer } from './start-server.ts';
export type { RunningServer } from './start-server.ts';
