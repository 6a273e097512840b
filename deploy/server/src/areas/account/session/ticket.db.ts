import type { Db } from '../../../platform/db/tables.ts';

/** Keeps a ticket and drops those whose time is over. */
export async function keepTicket(
  db: Db,
  { hash, sealed, expiresAt, now }: { hash: string; sealed: string; expiresAt: Date; now: Date },
): Promise<void> {
  await db.deleteFrom('login_ticket').where('expires_at', '<=', now).execute();
  await db.insertInto('login_ticket').values({ ticket_hash: hash, sealed, expires_at: expiresAt }).execute();
}

export const readTicket = async (db: Db, hash: string, now: Date): Promise<string | null> =>
  (
    await db
      .selectFrom('login_ticket')
      .select('sealed')
      .where('ticket_hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  )?.sealed ?? null;

/** Two at once: the database lets one of them have it. */
export const takeTicket = async (db: Db, hash: string, now: Date): Promise<string | null> =>
  (
    await db
      .deleteFrom('login_ticket')
      .where('ticket_hash', '=', hash)
      .where('expires_at', '>', now)
      .returning('sealed')
      .executeTakeFirst()
  )?.sealed ?? null;

export const dropOldTickets = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('login_ticket').where('expires_at', '<=', now).execute();
};
