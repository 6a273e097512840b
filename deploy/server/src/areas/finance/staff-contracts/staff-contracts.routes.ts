import type { staffContracts as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { bookTime, bookVacation } from './book-time.ts';
import { contractFigures } from './contract-figures.ts';
import { lockMonth, lockMonths } from './lock-month.ts';
import { monthsToLock } from './months-to-lock.ts';
import { staffContract, staffContractDocuments } from './staff-contract.ts';
import { staffContracts } from './staff-contracts.ts';
import { timeAccountLines } from './time-account-lines.ts';
import { unlockMonth } from './unlock-month.ts';

export const staffContractsRoutes: AreaRoutes<typeof contract> = {
  staffContracts,
  staffContract,
  staffContractDocuments,
  contractFigures,
  timeAccountLines,
  lockMonth,
  monthsToLock,
  lockMonths,
  unlockMonth,
  bookTime,
  bookVacation,
};
