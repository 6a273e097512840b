import { lineupRoutes } from './lineup/lineup.routes.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { operationsRoutes } from './operations/operations.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import type { Routes } from './http/routes.ts';

/** Every endpoint of the contract with its handler; `releases` is the folder that lineups are read from. */
export const routesOf = ({ releases }: { releases: string }): Routes => ({
  session: sessionRoutes,
  settings: settingsRoutes,
  operations: operationsRoutes,
  lineups: lineupRoutes(releases),
  mailbox: mailboxRoutes,
});
