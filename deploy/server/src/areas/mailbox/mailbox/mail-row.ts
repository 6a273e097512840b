import type { EmailAddress } from '@callboard/contract';
import type { Insertable } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Tables } from '#platform/db/tables.ts';
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
export function mailRow(mail: MailToKeep): Insertable<Tables['emailMessage']> {
  const people = [mail.from, ...mail.to, ...mail.cc].map(({ name, email }) => `${name} ${email}`);
  return {
    id: mail.id,
    mailboxId: mail.mailboxId,
    subject: mail.subject,
    fromName: mail.from.name,
    fromEmail: mail.from.email,
    toPeople: json(mail.to),
    ccPeople: json(mail.cc),
    receivedAt: mail.receivedAt,
    bodyText: mail.text,
    bodyHtml: mail.html,
    searchText: searchText([mail.subject, mail.text, ...people].join('\n')),
  };
}
