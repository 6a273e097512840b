import { sql } from 'kysely';

/** The name of a person as everybody reads it, of the row of this alias; null where a left join found nobody. */
export const fullName = <Name extends string | null = string>(person: string) =>
  sql<Name>`${sql.ref(`${person}.firstName`)} || ' ' || ${sql.ref(`${person}.lastName`)}`;

/** The same of a row that has been read. */
export const nameOf = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`;

/** A person as answers name them; nobody is null, never somebody without a name. */
export const namedPerson = (id: string | null, name: string | null): { id: string; name: string } | null =>
  id === null || name === null ? null : { id, name };
