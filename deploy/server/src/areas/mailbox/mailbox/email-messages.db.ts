import { pageOf } from '#platform/db/page-of.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import './mailbox.tables.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';

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
const readBy = sql<boolean>`exists (select from "emailRead" d
  where d."messageId" = e.id and d."personId" = r."personId")`;

/** Messages of the mailboxes that a person may read. */
const readable = (db: Db, personId: string) =>
  db
    .selectFrom('emailMessage as e')
    .innerJoin('mailboxReader as r', 'r.mailboxId', 'e.mailboxId')
    .where('r.personId', '=', personId);

export async function emailRows(db: Db, personId: string, wanted: Wanted) {
  let found = readable(db, personId);
  if (wanted.mailboxId !== undefined) found = found.where('e.mailboxId', '=', wanted.mailboxId);
  if (wanted.unread !== undefined) {
    found = found.where(wanted.unread ? sql<boolean>`not ${readBy}` : readBy);
  }
  found = found.where(hasAll(sql.ref('e.searchText'), wanted.search));
  const body =
    wanted.search.length > 0 ? sql<string>`e."bodyText"` : sql<string>`left(e."bodyText", ${beginning})`;
  return pageOf(
    found
      .select([
        'e.id',
        'e.mailboxId',
        'e.subject',
        'e.fromName',
        'e.fromEmail',
        'e.toPeople as to',
        'e.ccPeople as cc',
        'e.receivedAt',
        body.as('body'),
        readBy.as('read'),
        sql<number>`(select count(*) from "emailAttachment" a
        where a."messageId" = e.id)`.as('attachments'),
      ])
      .orderBy('e.receivedAt', 'desc')
      .orderBy('e.id'),
    wanted,
  );
}

type EmailOfReader = { personId: string; messageId: string };

export const emailById = (db: Db, { personId, messageId }: EmailOfReader) =>
  readable(db, personId)
    .innerJoin('mailbox as m', 'm.id', 'e.mailboxId')
    .select([
      'e.id',
      'e.version',
      'e.mailboxId',
      'm.name as mailboxName',
      'e.subject',
      'e.fromName',
      'e.fromEmail',
      'e.toPeople as to',
      'e.ccPeople as cc',
      'e.receivedAt',
      'e.bodyText as text',
      'e.bodyHtml as html',
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
