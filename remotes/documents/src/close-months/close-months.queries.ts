import { query } from '@callboard/client';
import { staffContracts } from '@callboard/contract';
import { readable } from '../base/readable.ts';

/** Everybody with a contract in a month. More people than one page holds are named as more. */
export const monthsToLockQuery = (month: string) =>
  query(staffContracts.monthsToLock, { query: { month, limit: 500, page: 1 } }, readable);
