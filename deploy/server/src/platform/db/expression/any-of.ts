import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * `= any(…)` of these ids. Of ids that it knows, the planner weighs each, and takes longer than the search itself for
 * hundreds of them; these it finds out when it searches.
 */
export const anyOf = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`any(array(select unnest(${[...ids]}::text[])))`;

/** The same where a statement names them several times: `with ${once} select … = ${any}` sends hundreds of ids once. */
export const anyOfOnce = (ids: readonly string[]) => ({
  once: sql`given as materialized (select ${[...ids]}::text[] as ids)`,
  any: sql`any(array(select unnest(ids) from given))`,
});
