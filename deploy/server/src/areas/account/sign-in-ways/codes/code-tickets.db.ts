import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

export async function keepCodeTicket(
  db: Db,
  { hash, loginId, expiresAt }: { hash: string; loginId: string; expiresAt: Date },
): Promise<void> {
  await db.insertInto('codeTicket').values({ ticketHash: hash, loginId, expiresAt }).execute();
}

/** Locked: tries of one ticket are made one after the other. */
export const lockedCodeTicket = (db: Db, { hash, tries, now }: { hash: string; tries: number; now: Date }) =>
  db
    .selectFrom('codeTicket')
    .select('loginId')
    .where('ticketHash', '=', hash)
    .where('tries', '<', tries)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const countTry = async (db: Db, hash: string): Promise<void> => {
  await db
    .updateTable('codeTicket')
    .set({ tries: sql<number>`tries + 1` })
    .where('ticketHash', '=', hash)
    .execute();
};

export const dropCodeTickets = async (db: Db, loginId: string): Promise<void> => {
  await db.deleteFrom('codeTicket').where('loginId', '=', loginId).execute();
};

export const dropOldCodeTickets = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('codeTicket').where('expiresAt', '<=', now).execute();
};
