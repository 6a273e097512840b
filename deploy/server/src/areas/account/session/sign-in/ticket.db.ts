import type { Db } from '#platform/db/tables.ts';

/** Keeps a ticket and drops those whose time is over. */
export async function keepTicket(
  db: Db,
  { hash, sealed, expiresAt, now }: { hash: string; sealed: string; expiresAt: Date; now: Date },
): Promise<void> {
  await db.deleteFrom('loginTicket').where('expiresAt', '<=', now).execute();
  await db.insertInto('loginTicket').values({ ticketHash: hash, sealed, expiresAt }).execute();
}

export const readTicket = async (db: Db, hash: string, now: Date): Promise<string | null> =>
  (
    await db
      .selectFrom('loginTicket')
      .select('sealed')
      .where('ticketHash', '=', hash)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
  )?.sealed ?? null;

/** Two at once: the database lets one of them have it. */
export const takeTicket = async (db: Db, hash: string, now: Date): Promise<string | null> =>
  (
    await db
      .deleteFrom('loginTicket')
      .where('ticketHash', '=', hash)
      .where('expiresAt', '>', now)
      .returning('sealed')
      .executeTakeFirst()
  )?.sealed ?? null;

export const dropOldTickets = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('loginTicket').where('expiresAt', '<=', now).execute();
};
