import { pageOf } from '#platform/db/list/page-of.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import './mailbox.tables.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';

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
const readBy = sql<boolean>`exists (select from "emailRead"
  where "emailRead"."messageId" = "emailMessage".id and "emailRead"."personId" = "mailboxReader"."personId")`;

/** Messages of the mailboxes that a person may read. */
const readable = (db: Db, personId: string) =>
  db
    .selectFrom('emailMessage')
    .innerJoin('mailboxReader', 'mailboxReader.mailboxId', 'emailMessage.mailboxId')
    .where('mailboxReader.personId', '=', personId);

export async function emailRows(db: Db, personId: string, wanted: Wanted) {
  let found = readable(db, personId);
  if (wanted.mailboxId !== undefined) found = found.where('emailMessage.mailboxId', '=', wanted.mailboxId);
  if (wanted.unread !== undefined) {
    found = found.where(wanted.unread ? sql<boolean>`not ${readBy}` : readBy);
  }
  found = found.where(hasAll(sql.ref('emailMessage.searchText'), wanted.search));
  const body =
    wanted.search.length > 0
      ? sql<string>`"emailMessage"."bodyText"`
      : sql<string>`left("emailMessage"."bodyText", ${beginning})`;
  return pageOf(
    found
      .select([
        'emailMessage.id',
        'emailMessage.mailboxId',
        'emailMessage.subject',
        'emailMessage.fromName',
        'emailMessage.fromEmail',
        'emailMessage.toPeople as to',
        'emailMessage.ccPeople as cc',
        'emailMessage.receivedAt',
        body.as('body'),
        readBy.as('read'),
        sql<number>`(select count(*) from "emailAttachment"
        where "emailAttachment"."messageId" = "emailMessage".id)`.as('attachments'),
      ])
      .orderBy('emailMessage.receivedAt', 'desc')
      .orderBy('emailMessage.id'),
    wanted,
  );
}

type EmailOfReader = { personId: string; messageId: string };

export const emailById = (db: Db, { personId, messageId }: EmailOfReader) =>
  readable(db, personId)
    .innerJoin('mailbox', 'mailbox.id', 'emailMessage.mailboxId')
    .select([
      'emailMessage.id',
      'emailMessage.version',
      'emailMessage.mailboxId',
      'mailbox.name as mailboxName',
      'emailMessage.subject',
      'emailMessage.fromName',
      'emailMessage.fromEmail',
      'emailMessage.toPeople as to',
      'emailMessage.ccPeople as cc',
      'emailMessage.receivedAt',
      'emailMessage.bodyText as text',
      'emailMessage.bodyHtml as html',
      readBy.as('read'),
    ])
    .where('emailMessage.id', '=', messageId)
    .executeTakeFirst();

export const canReadEmail = async (db: Db, { personId, messageId }: EmailOfReader): Promise<boolean> =>
  (await readable(db, personId)
    .select('emailMessage.id')
    .where('emailMessage.id', '=', messageId)
    .executeTakeFirst()) !== undefined;

/** False where it was read already. */
export const setEmailRead = async (
  db: Db,
  { personId, messageId }: EmailOfReader,
  at: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('emailRead')
    .values({ messageId, personId, readAt: at })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** False where it was not read before. */
export const setEmailUnread = async (db: Db, { personId, messageId }: EmailOfReader): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('emailRead')
    .where('messageId', '=', messageId)
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};
