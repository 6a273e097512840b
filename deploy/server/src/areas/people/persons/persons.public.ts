/** What other areas use of persons. */
export { formsOfPerson } from './read/person-lists.db.ts';
export { persons } from './read/persons.ts';
