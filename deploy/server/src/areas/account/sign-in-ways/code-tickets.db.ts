import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

export async function keepCodeTicket(
  db: Db,
  { hash, loginId, expiresAt }: { hash: string; loginId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('code_ticket')
    .values({ ticket_hash: hash, login_id: loginId, expires_at: expiresAt })
    .execute();
}

/** Locked: tries of one ticket are made one after the other. */
export const lockedCodeTicket = (db: Db, { hash, tries, now }: { hash: string; tries: number; now: Date }) =>
  db
    .selectFrom('code_ticket')
    .select('login_id as loginId')
    .where('ticket_hash', '=', hash)
    .where('tries', '<', tries)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const countTry = async (db: Db, hash: string): Promise<void> => {
  await db
    .updateTable('code_ticket')
    .set({ tries: sql<number>`tries + 1` })
    .where('ticket_hash', '=', hash)
    .execute();
};

export const dropCodeTickets = async (db: Db, loginId: string): Promise<void> => {
  await db.deleteFrom('code_ticket').where('login_id', '=', loginId).execute();
};

export const dropOldCodeTickets = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('code_ticket').where('expires_at', '<=', now).execute();
};
