import type { Db } from '#platform/db/tables.ts';
import './mailbox.tables.ts';
import '#platform/files/file.db.ts';

const attachments = (db: Db) =>
  db.selectFrom('emailAttachment').innerJoin('file', 'file.id', 'emailAttachment.fileId');

export const attachmentsOf = (db: Db, messageId: string) =>
  attachments(db)
    .select(['emailAttachment.id', 'file.name', 'file.type', 'file.size'])
    .where('emailAttachment.messageId', '=', messageId)
    .orderBy('emailAttachment.rank')
    .execute();

/** The file behind an attachment, if this person may read the message it belongs to. */
export const attachedFile = (
  db: Db,
  { personId, attachmentId }: { personId: string; attachmentId: string },
) =>
  attachments(db)
    .innerJoin('emailMessage', 'emailMessage.id', 'emailAttachment.messageId')
    .innerJoin('mailboxReader', 'mailboxReader.mailboxId', 'emailMessage.mailboxId')
    .select(['file.id', 'file.content', 'file.private'])
    .where('mailboxReader.personId', '=', personId)
    .where('emailAttachment.id', '=', attachmentId)
    .executeTakeFirst();
