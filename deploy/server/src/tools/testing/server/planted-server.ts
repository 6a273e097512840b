import { plantedCallerOf } from './planted-caller.ts';
import { plantedRoutes } from './planted-routes.ts';
import { noFiles } from '../test-database.ts';
import { serverForTests } from './test-server.ts';
import type { TestServer, TestServerOptions } from './test-server.ts';

/** A server around the few handlers that a test of the core plants. */
export const plantedServer = (
  planted: Parameters<typeof plantedRoutes>[0],
  options: Partial<TestServerOptions> = {},
): TestServer =>
  serverForTests({
    routes: plantedRoutes(planted),
    callerOf: plantedCallerOf,
    files: () => noFiles,
    ...options,
  });
