import type { Db } from '../db/tables.ts';

type Attempts = { failures: number; last_at: Date; open_at: Date };

export const attemptsIn = (db: Db, bucket: string) =>
  db.selectFrom('rate_limit').select('open_at').where('bucket', '=', bucket).executeTakeFirst();

/** Whoever tries on the same account waits here until this transaction has ended. */
export const lockAttempts = (db: Db, bucket: string) =>
  db
    .selectFrom('rate_limit')
    .select(['failures', 'last_at'])
    .where('bucket', '=', bucket)
    .forUpdate()
    .executeTakeFirst();

export async function addAttempts(db: Db, bucket: string, attempts: Attempts): Promise<void> {
  await db
    .insertInto('rate_limit')
    .values({ bucket, ...attempts })
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function keepAttempts(db: Db, bucket: string, attempts: Attempts): Promise<void> {
  await db
    .insertInto('rate_limit')
    .values({ bucket, ...attempts })
    .onConflict((on) => on.columns(['tenant_id', 'bucket']).doUpdateSet(attempts))
    .execute();
}

export async function forgetAttempts(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('bucket', '=', bucket).execute();
}
