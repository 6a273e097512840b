import { pageOf } from '#platform/db/page-of.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import './mailbox.tables.ts';

/** Mailboxes that a person may read, with how much is in them and how much of it is unread by that person. */
export async function mailboxesOf(db: Db, personId: string, page: { limit: number; page: number }) {
  const mine = db
    .selectFrom('mailbox as m')
    .innerJoin('mailboxReader as r', 'r.mailboxId', 'm.id')
    .where('r.personId', '=', personId);
  const messages = sql<number>`(select count(*) from "emailMessage" e
    where e."mailboxId" = m.id)`;
  const read = sql<number>`(select count(*) from "emailRead" d
    join "emailMessage" e on e.id = d."messageId"
    where d."personId" = r."personId" and e."mailboxId" = m.id)`;
  const { rows: items, total } = await pageOf(
    mine
      .select([
        'm.id',
        'm.name',
        'm.address',
        messages.as('total'),
        sql<number>`${messages} - ${read}`.as('unread'),
      ])
      .orderBy('m.name')
      .orderBy('m.id'),
    page,
  );
  return { items, total };
}
