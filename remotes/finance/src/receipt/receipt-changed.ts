import { invalidate } from '@callboard/client';
import { receipts } from '@callboard/contract';
import { homeQuery } from '@callboard/feature';

/** What a change of a receipt makes old. */
export const receiptChanged = () =>
  Promise.all([
    ...[receipts.receipts, receipts.receipt, receipts.receiptActivities].map((read) => invalidate(read)),
    invalidate(homeQuery),
  ]);
