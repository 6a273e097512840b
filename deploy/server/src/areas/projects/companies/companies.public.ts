/** What other areas use of companies. */
export { rateCardRows } from './company-rows.db.ts';
export { companies } from './companies.ts';
