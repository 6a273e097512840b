/** Where rows of a table are made: by Kysely, or in SQL. */
const making = /(?:insertInto|mergeInto)\(\s*'(?<built>\w+)'|insert into "?(?<written>\w+)"?/g;

/** The tables of which this source makes rows. */
export const madeTables = (source: string): string[] =>
  [...source.matchAll(making)].flatMap(({ groups }) => groups?.['built'] ?? groups?.['written'] ?? []);

/** The tables of the generated row types. */
export const tablesOf = (rowTypes: string): string[] =>
  [...rowTypes.matchAll(/^ {2}(?<name>\w+): \{$/gm)].flatMap(({ groups }) => groups?.['name'] ?? []);
