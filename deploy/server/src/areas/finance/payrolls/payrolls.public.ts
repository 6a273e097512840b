/** What other areas use of payrolls. */
export { payrolls } from './payrolls.ts';
