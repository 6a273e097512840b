export { priceOfWork } from './price-of-work.db.ts';
