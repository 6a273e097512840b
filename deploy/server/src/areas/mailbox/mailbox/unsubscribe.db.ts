import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import './mailbox.tables.ts';

export const unsubscribeLinkBy = (db: Db, tokenHash: string) =>
  db
    .selectFrom('unsubscribeLink')
    .leftJoin('unsubscription', (join) =>
      join
        .onRef('unsubscription.email', '=', 'unsubscribeLink.email')
        .onRef('unsubscription.list', '=', 'unsubscribeLink.list'),
    )
    .select([
      'unsubscribeLink.email',
      'unsubscribeLink.list',
      sql<boolean>`unsubscription.at is not null`.as('unsubscribed'),
    ])
    .where('unsubscribeLink.tokenHash', '=', tokenHash)
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
