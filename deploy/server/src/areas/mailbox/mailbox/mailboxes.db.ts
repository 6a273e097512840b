import { pageOf } from '../../../platform/db/page-of.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import './mailbox.tables.ts';

/** Mailboxes that a person may read, with how much is in them and how much of it is unread by that person. */
export async function mailboxesOf(db: Db, personId: string, page: { limit: number; page: number }) {
  const mine = db
    .selectFrom('mailbox as m')
    .innerJoin('mailbox_reader as r', (join) =>
      join.onRef('r.tenant_id', '=', 'm.tenant_id').onRef('r.mailbox_id', '=', 'm.id'),
    )
    .where('r.person_id', '=', personId);
  const messages = sql<number>`(select count(*) from email_message e
    where e.tenant_id = m.tenant_id and e.mailbox_id = m.id)`;
  const read = sql<number>`(select count(*) from email_read d
    join email_message e on e.tenant_id = d.tenant_id and e.id = d.message_id
    where d.tenant_id = m.tenant_id and d.person_id = r.person_id and e.mailbox_id = m.id)`;
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
