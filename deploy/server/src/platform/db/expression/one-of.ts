import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

const list = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

/**
 * `in (…)` of a group of a closed set of `@callboard/domain`. The states are written out: only
 * so the planner of queries sees that a partial index fits.
 */
export const oneOf = (states: readonly string[]): RawBuilder<unknown> => sql`in (${list(states)})`;

export const noneOf = (states: readonly string[]): RawBuilder<unknown> => sql`not in (${list(states)})`;
