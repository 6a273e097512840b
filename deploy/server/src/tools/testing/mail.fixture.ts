import type { Db } from '#platform/db/tables.ts';
import type { FilePort } from '#platform/ports.ts';
import { insertAll } from '../demo/seed.db.ts';
import { mailRow } from '../../areas/mailbox/mailbox/mail-row.ts';
import type { MailToKeep } from '../../areas/mailbox/mailbox/mail-row.ts';

const person = (name: string) => ({
  name,
  email: `${name.toLowerCase().replace(/\W+/g, '.')}@people.example`,
});

type Short = Partial<Omit<MailToKeep, 'from' | 'cc'>> & { id: string; from?: string; cc?: string[] };

/** A mailbox with these mails and readers. */
export async function addMailbox(db: Db, id: string, readers: string[], mails: Short[]): Promise<void> {
  await db
    .insertInto('mailbox')
    .values({ id, name: `Box ${id}`, address: `${id}@north.example` })
    .execute();
  await insertAll(
    db,
    'mailboxReader',
    readers.map((login) => ({ mailboxId: id, personId: `person-${login}` })),
  );
  await insertAll(
    db,
    'emailMessage',
    mails.map(({ from = 'Petra Maier', cc = [], ...mail }, at) =>
      mailRow({
        mailboxId: id,
        subject: `Subject ${mail.id}`,
        from: person(from),
        to: [person(`Box ${id}`)],
        cc: cc.map(person),
        receivedAt: new Date(Date.UTC(2026, 10, 20, 12) - at * 3_600_000),
        text: 'Nothing to see.',
        html: null,
        ...mail,
      }),
    ),
  );
}

export async function attach(
  db: Db,
  files: FilePort,
  messageId: string,
  name: string,
  type: string,
  bytes: string,
) {
  const { name: content, size } = await files.put(Buffer.from(bytes));
  const id = `file-${name}`;
  await db
    .insertInto('file')
    .values({ id, content, name, type, size, private: true, createdAt: new Date() })
    .execute();
  await db
    .insertInto('emailAttachment')
    .values({ id: `attachment-${name}`, messageId, fileId: id, rank: 0 })
    .execute();
}
