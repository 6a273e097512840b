import type { EmailAddress } from '@callboard/contract';
import type { Insertable } from 'kysely';
import { json } from '../../../platform/db/tables.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import './mailbox.tables.ts';
import { searchText } from '@callboard/domain';

export type MailToKeep = {
  id: string;
  mailboxId: string;
  subject: string;
  from: EmailAddress;
  to: readonly EmailAddress[];
  cc: readonly EmailAddress[];
  receivedAt: Date;
  text: string;
  html: string | null;
};

/** A message as the table keeps it, with the text that is searched. */
export function mailRow(mail: MailToKeep): Insertable<Tables['email_message']> {
  const people = [mail.from, ...mail.to, ...mail.cc].map(({ name, email }) => `${name} ${email}`);
  return {
    id: mail.id,
    mailbox_id: mail.mailboxId,
    subject: mail.subject,
    from_name: mail.from.name,
    from_email: mail.from.email,
    to_people: json(mail.to),
    cc_people: json(mail.cc),
    received_at: mail.receivedAt,
    body_text: mail.text,
    body_html: mail.html,
    search_text: searchText([mail.subject, mail.text, ...people].join('\n')),
  };
}
