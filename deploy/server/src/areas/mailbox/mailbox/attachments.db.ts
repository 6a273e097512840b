import type { Db } from '#platform/db/tables.ts';
import './mailbox.tables.ts';
import '#platform/files/file.db.ts';

const attachments = (db: Db) =>
  db.selectFrom('emailAttachment as a').innerJoin('file as f', 'f.id', 'a.fileId');

export const attachmentsOf = (db: Db, messageId: string) =>
  attachments(db)
    .select(['a.id', 'f.name', 'f.type', 'f.size'])
    .where('a.messageId', '=', messageId)
    .orderBy('a.rank')
    .execute();

/** The file behind an attachment, if this person may read the message it belongs to. */
export const attachedFile = (
  db: Db,
  { personId, attachmentId }: { personId: string; attachmentId: string },
) =>
  attachments(db)
    .innerJoin('emailMessage as e', 'e.id', 'a.messageId')
    .innerJoin('mailboxReader as r', 'r.mailboxId', 'e.mailboxId')
    .select(['f.id', 'f.content', 'f.private'])
    .where('r.personId', '=', personId)
    .where('a.id', '=', attachmentId)
    .executeTakeFirst();
