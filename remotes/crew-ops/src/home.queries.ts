import { query } from '@callboard/client';
import { home } from '@callboard/contract';
import { readable } from './readable.ts';

/** All that the start page shows; every card takes its part. */
export const homeQuery = query(home.home, undefined, readable);
