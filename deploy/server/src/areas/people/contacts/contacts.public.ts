/** What other areas use of contacts. */
export { contacts } from './contacts.ts';
