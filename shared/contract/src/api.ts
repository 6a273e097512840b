import { lineups } from './lineup/lineup.contract.ts';
import { mailbox } from './mailbox/mailbox.contract.ts';
import { operations } from './operations/operations.contract.ts';
import { session } from './session/session.contract.ts';
import { settings } from './settings/settings.contract.ts';

/** Every endpoint, by area and verb. The server's route table has exactly these keys. */
export const api = { session, settings, operations, lineups, mailbox };
export type Api = typeof api;
