export { readEnvironment } from './environment.ts';
export type { Environment } from './environment.ts';
export { startServer } from './start-server.ts';
export type { RunningServer, SeedInto } from './start-server.ts';
