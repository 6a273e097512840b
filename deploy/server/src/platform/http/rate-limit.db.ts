import type { Db } from '../db/tables.ts';

type Attempts = { failures: number; lastAt: Date; openAt: Date };

export const attemptsIn = (db: Db, bucket: string) =>
  db.selectFrom('rateLimit').select('openAt').where('bucket', '=', bucket).executeTakeFirst();

/** Whoever tries on the same account waits here until this transaction has ended. */
export const lockAttempts = (db: Db, bucket: string) =>
  db
    .selectFrom('rateLimit')
    .select(['failures', 'lastAt'])
    .where('bucket', '=', bucket)
    .forUpdate()
    .executeTakeFirst();

export async function addAttempts(db: Db, bucket: string, attempts: Attempts): Promise<void> {
  await db
    .insertInto('rateLimit')
    .values({ bucket, ...attempts })
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function keepAttempts(db: Db, bucket: string, attempts: Attempts): Promise<void> {
  await db
    .insertInto('rateLimit')
    .values({ bucket, ...attempts })
    .onConflict((on) => on.columns(['tenantId', 'bucket']).doUpdateSet(attempts))
    .execute();
}

export async function forgetAttempts(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('rateLimit').where('bucket', '=', bucket).execute();
}
