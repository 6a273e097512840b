import { pageOf } from '#platform/db/list/page-of.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import './mailbox.tables.ts';

/** Mailboxes that a person may read, with how much is in them and how much of it is unread by that person. */
export async function mailboxesOf(db: Db, personId: string, page: { limit: number; page: number }) {
  const mine = db
    .selectFrom('mailbox')
    .innerJoin('mailboxReader', 'mailboxReader.mailboxId', 'mailbox.id')
    .where('mailboxReader.personId', '=', personId);
  const messages = sql<number>`(select count(*) from "emailMessage"
    where "emailMessage"."mailboxId" = mailbox.id)`;
  const read = sql<number>`(select count(*) from "emailRead"
    join "emailMessage" on "emailMessage".id = "emailRead"."messageId"
    where "emailRead"."personId" = "mailboxReader"."personId" and "emailMessage"."mailboxId" = mailbox.id)`;
  const { rows: items, total } = await pageOf(
    mine
      .select([
        'mailbox.id',
        'mailbox.name',
        'mailbox.address',
        messages.as('total'),
        sql<number>`${messages} - ${read}`.as('unread'),
      ])
      .orderBy('mailbox.name')
      .orderBy('mailbox.id'),
    page,
  );
  return { items, total };
}
