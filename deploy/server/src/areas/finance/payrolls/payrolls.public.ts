/** What other areas use of payrolls. */
export { countUnpaid } from './draft/people-unpaid.db.ts';
export { payrolls } from './read/payrolls.ts';
