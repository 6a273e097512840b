import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The next number of a kind (`project`, `receipt`, …). Two at once wait for each other and get two numbers. */
export async function nextNumber(db: Db, kind: string, first = 1): Promise<number> {
  const { last } = await db
    .insertInto('numberRange')
    .values({ kind, last: first })
    .onConflict((on) => on.columns(['tenantId', 'kind']).doUpdateSet({ last: sql`"numberRange".last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
