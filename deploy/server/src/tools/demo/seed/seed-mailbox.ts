import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { mailRow } from '../../../areas/mailbox/mailbox/mail-row.ts';
import type { DemoFile } from '../demo-attachments.ts';
import { mailboxNames } from '../demo-letters.ts';
import { demoMails } from '../demo-mails.ts';
import type { DemoMail } from '../demo-mails.ts';
import type { Person } from '../demo-people.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';

type BoxKey = (typeof mailboxNames)[number]['key'];

type Filling = {
  tenant: { id: string; domain: string };
  people: readonly Person[];
  count: number;
  now: Date;
  /** Mailboxes by reader. */
  readers: readonly (readonly [personId: string, boxes: readonly BoxKey[]])[];
  /** Those without any mail, to show what an empty one looks like. */
  empty?: readonly BoxKey[];
  attachments: Record<'plan' | 'list' | 'sheet', DemoFile>;
};

/** Which mails somebody has not read yet: the newest ones, and one now and then. */
const unread = (at: number): boolean => at < 12 || at % 41 === 40;

export async function seedMailbox(db: Db, filling: Filling): Promise<void> {
  const { tenant, now, readers } = filling;
  const boxes = mailboxNames.map(({ key, name }) => ({
    key,
    id: seedId(tenant.id, 'mailbox', key),
    name,
    address: `${key}@${tenant.domain}`,
  }));
  await insertAll(
    db,
    'mailbox',
    boxes.map(({ key: _key, ...row }) => row),
  );
  const pairs = readers.flatMap(([personId, keys]) =>
    boxes.filter(({ key }) => keys.includes(key)).map(({ id }) => ({ personId, mailboxId: id })),
  );
  await insertAll(db, 'mailboxReader', pairs);
  const mails = demoMails({
    ...filling,
    boxes: boxes.filter(({ key }) => !filling.empty?.includes(key)),
  });
  await insertAll(db, 'emailMessage', mails.map(mailRow));
  await insertAll(
    db,
    'emailRead',
    pairs.flatMap(({ personId, mailboxId }) =>
      mails
        .filter((mail) => mail.mailboxId === mailboxId)
        .filter((_, at) => !unread(at))
        .map(({ id }) => ({ personId, messageId: id, readAt: now })),
    ),
  );
  await seedAttachments(db, mails, filling);
}

async function seedAttachments(db: Db, mails: readonly DemoMail[], { tenant, attachments }: Filling) {
  const files: Insertable<Tables['file']>[] = [];
  const rows: Insertable<Tables['emailAttachment']>[] = [];
  for (const mail of mails) {
    for (const [rank, kind] of mail.attach.entries()) {
      const id = seedId(tenant.id, 'attachment', mail.id, rank);
      const fileId = seedId(tenant.id, 'attached file', mail.id, rank);
      files.push({ ...attachments[kind], id: fileId, private: true, createdAt: mail.receivedAt });
      rows.push({ id, messageId: mail.id, fileId, rank });
    }
  }
  await insertAll(db, 'file', files);
  await insertAll(db, 'emailAttachment', rows);
}

/** Many mails in one mailbox, to measure lists and search with. */
export async function seedMails(
  db: Db,
  wanted: Pick<Filling, 'tenant' | 'people' | 'now'> & {
    count: number;
    boxes: readonly { id: string; name: string; address: string }[];
  },
): Promise<void> {
  const mails = demoMails(wanted);
  await insertAll(
    db,
    'emailMessage',
    mails.map((mail, at) => mailRow({ ...mail, id: seedId(wanted.tenant.id, 'many mails', at) })),
  );
}
