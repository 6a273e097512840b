/** What other areas use of persons. */
export { formsOfPerson } from './person-lists.db.ts';
export { persons } from './persons.ts';
