/** What other areas use of receipts. */
export { receiptRowOf } from './read/present-receipt.ts';
export { receiptsOf } from './read/receipts.db.ts';
export { receipts } from './read/receipts.ts';
