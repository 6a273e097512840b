import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import './mailbox.tables.ts';

export const unsubscribeLinkBy = (db: Db, tokenHash: string) =>
  db
    .selectFrom('unsubscribeLink as l')
    .leftJoin('unsubscription as u', (join) =>
      join.onRef('u.email', '=', 'l.email').onRef('u.list', '=', 'l.list'),
    )
    .select(['l.email', 'l.list', sql<boolean>`u.at is not null`.as('unsubscribed')])
    .where('l.tokenHash', '=', tokenHash)
    .executeTakeFirst();

export const addUnsubscription = async (
  db: Db,
  { email, list, at }: { email: string; list: string; at: Date },
): Promise<void> => {
  await db
    .insertInto('unsubscription')
    .values({ email, list, at })
    .onConflict((on) => on.doNothing())
    .execute();
};
