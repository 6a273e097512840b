/** What other areas use of payrolls. */
export { countUnpaid } from './people-unpaid.db.ts';
export { payrolls } from './payrolls.ts';
