import type { Db } from '../../../platform/db/tables.ts';
import './mailbox.tables.ts';
import '../../../platform/files/file.db.ts';

const attachments = (db: Db) =>
  db
    .selectFrom('email_attachment as a')
    .innerJoin('file as f', (join) =>
      join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.id', '=', 'a.file_id'),
    );

export const attachmentsOf = (db: Db, messageId: string) =>
  attachments(db)
    .select(['a.id', 'f.name', 'f.type', 'f.size'])
    .where('a.message_id', '=', messageId)
    .orderBy('a.rank')
    .execute();

/** The file behind an attachment, if this person may read the message it belongs to. */
export const attachedFile = (
  db: Db,
  { personId, attachmentId }: { personId: string; attachmentId: string },
) =>
  attachments(db)
    .innerJoin('email_message as e', (join) =>
      join.onRef('e.tenant_id', '=', 'a.tenant_id').onRef('e.id', '=', 'a.message_id'),
    )
    .innerJoin('mailbox_reader as r', (join) =>
      join.onRef('r.tenant_id', '=', 'e.tenant_id').onRef('r.mailbox_id', '=', 'e.mailbox_id'),
    )
    .select(['f.id', 'f.content', 'f.private'])
    .where('r.person_id', '=', personId)
    .where('a.id', '=', attachmentId)
    .executeTakeFirst();
