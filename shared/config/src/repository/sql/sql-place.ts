const sql = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;

/** Where the server keeps SQL: files that say so, and the folder that is the database. */
const place = /\.db\.ts$|^deploy\/server\/src\/platform\/db\//;
/** Tests and what only they use plant rows as they like. */
const forTests = /\.test\.ts$|^deploy\/server\/src\/tools\/(testing|bench)\//;

/** Whether a file of the server has SQL in it that belongs into a `*.db.ts`. */
export const sqlOutOfPlace = (path: string, source: string): boolean =>
  !place.test(path) && !forTests.test(path) && sql.test(source);
