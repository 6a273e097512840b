export { openReady } from '#platform/db/open/open-ready.ts';
export { readEnvironment } from '#platform/environment.ts';
export type { Environment } from '#platform/environment.ts';
export { startServer } from './start-server.ts';
export type { RunningServer } from './start-server.ts';
