import { query } from '@callboard/client';
import { home } from '@callboard/contract';

/** All that the start page shows, the shell's entries and the features' cards alike: one request. */
export const homeQuery = query(home.home, undefined, { meta: { offline: true } });
