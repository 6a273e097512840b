import { pageOf } from '../../../platform/db/page-of.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import './mailbox.tables.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';

type Wanted = {
  search: Search;
  mailboxId?: string | undefined;
  unread?: boolean | undefined;
  limit: number;
  page: number;
};

/** Without a search the beginning of a body is all that a list shows. */
const beginning = 400;

/** A condition of its own and not a join, so that it is looked up only for the rows of the page. */
const readBy = sql<boolean>`exists (select from email_read d
  where d.tenant_id = e.tenant_id and d.message_id = e.id and d.person_id = r.person_id)`;

/** Messages of the mailboxes that a person may read. */
const readable = (db: Db, personId: string) =>
  db
    .selectFrom('email_message as e')
    .innerJoin('mailbox_reader as r', (join) =>
      join.onRef('r.tenant_id', '=', 'e.tenant_id').onRef('r.mailbox_id', '=', 'e.mailbox_id'),
    )
    .where('r.person_id', '=', personId);

export async function emailRows(db: Db, personId: string, wanted: Wanted) {
  let found = readable(db, personId);
  if (wanted.mailboxId !== undefined) found = found.where('e.mailbox_id', '=', wanted.mailboxId);
  if (wanted.unread !== undefined) {
    found = found.where(wanted.unread ? sql<boolean>`not ${readBy}` : readBy);
  }
  found = found.where(hasAll(sql.ref('e.search_text'), wanted.search));
  const body =
    wanted.search.length > 0 ? sql<string>`e.body_text` : sql<string>`left(e.body_text, ${beginning})`;
  return pageOf(
    found
      .select([
        'e.id',
        'e.mailbox_id as mailboxId',
        'e.subject',
        'e.from_name as fromName',
        'e.from_email as fromEmail',
        'e.to_people as to',
        'e.cc_people as cc',
        'e.received_at as receivedAt',
        body.as('body'),
        readBy.as('read'),
        sql<number>`(select count(*) from email_attachment a
        where a.tenant_id = e.tenant_id and a.message_id = e.id)`.as('attachments'),
      ])
      .orderBy('e.received_at', 'desc')
      .orderBy('e.id'),
    wanted,
  );
}

type EmailOfReader = { personId: string; messageId: string };

export const emailById = (db: Db, { personId, messageId }: EmailOfReader) =>
  readable(db, personId)
    .innerJoin('mailbox as m', (join) =>
      join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.mailbox_id'),
    )
    .select([
      'e.id',
      'e.version',
      'e.mailbox_id as mailboxId',
      'm.name as mailboxName',
      'e.subject',
      'e.from_name as fromName',
      'e.from_email as fromEmail',
      'e.to_people as to',
      'e.cc_people as cc',
      'e.received_at as receivedAt',
      'e.body_text as text',
      'e.body_html as html',
      readBy.as('read'),
    ])
    .where('e.id', '=', messageId)
    .executeTakeFirst();

export const canReadEmail = async (db: Db, { personId, messageId }: EmailOfReader): Promise<boolean> =>
  (await readable(db, personId).select('e.id').where('e.id', '=', messageId).executeTakeFirst()) !==
  undefined;

/** False where it was read already. */
export const setEmailRead = async (
  db: Db,
  { personId, messageId }: EmailOfReader,
  at: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('email_read')
    .values({ message_id: messageId, person_id: personId, read_at: at })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** False where it was not read before. */
export const setEmailUnread = async (db: Db, { personId, messageId }: EmailOfReader): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('email_read')
    .where('message_id', '=', messageId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};
