/** What other areas use of staff contracts. */
export { contractPaysOn } from './contract-pay.db.ts';
export { bankHolidaysOfPeople, termsOfPeople } from './contract-terms.db.ts';
export { figuresOf, vacationOf } from './figures-of.ts';
export { accountAt, timeOfPeople } from './person-time.ts';
export type { PersonTime } from './person-time.ts';
