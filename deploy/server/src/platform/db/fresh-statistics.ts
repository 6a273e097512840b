import type { Database } from './database.ts';

/** Tables that nobody has looked through yet, or that have grown by a third since. */
const outgrown = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
    and (reltuples < 0 or pg_relation_size(oid) > (relpages * 4 / 3 + 1) * current_setting('block_size')::int)
  order by 1`;

/**
 * Lets the database know how its rows are spread, on which its plans rest. PostgreSQL looks by itself, sooner or
 * later; PGlite never does, and took seconds to find the clients of one crew. Answers which tables it looked through.
 */
export async function freshStatistics(database: Database): Promise<string[]> {
  const { rows } = await database.asOwner((session) => session.query(outgrown));
  const tables = rows.map(({ name }) => String(name));
  // One by one: others wait no longer than for one table.
  for (const table of tables) await database.asOwner((session) => session.script(`analyze ${table}`));
  return tables;
}
