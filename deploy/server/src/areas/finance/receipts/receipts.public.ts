/** What other areas use of receipts. */
export { receiptRowOf } from './present-receipt.ts';
export { receiptsOf } from './receipts.db.ts';
export { receipts } from './receipts.ts';
