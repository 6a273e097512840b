import { mailbox } from '@callboard/contract';
import type { EmailAddress, EmailMessage, EmailRow, ListOf } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf, TestServer } from '@callboard/testing';

/** Mail for tests: three mailboxes' worth, made by number, so that a test says only what it is about. */
export const petra: EmailAddress = { name: 'Petra Maier', email: 'petra@example.org' };
export const office: EmailAddress = { name: 'Office', email: 'office@example.org' };
const minute = 60_000;
const newest = Date.UTC(2026, 10, 19, 8, 12);
const plain = (text: string) => [{ text, hit: false }];

export function sampleRow(number: number, own: PartOf<EmailRow> = {}): EmailRow {
  const subject = own.subject ?? `Gate ${number} is open`;
  return sampleItemOf(mailbox.emailMessages, {
    id: `mail-${number}`,
    mailboxId: 'box-office',
    subjectPieces: plain(subject),
    excerpt: plain(`Good morning, gate ${number} is open from seven.`),
    from: petra,
    to: [office],
    receivedAt: new Date(newest - number * 30 * minute).toISOString(),
    read: true,
    ...own,
    subject,
  });
}

export const sampleMessage = (own: PartOf<EmailMessage> = {}): EmailMessage =>
  sampleOf(mailbox.emailMessage, {
    id: 'mail-1',
    mailboxId: 'box-office',
    mailboxName: 'Office',
    subject: 'Gate 3 is open from seven',
    from: petra,
    to: [office],
    receivedAt: new Date(newest).toISOString(),
    read: true,
    text: 'Good morning all.',
    ...own,
  });

const sampleMailboxes = [
  { id: 'box-office', name: 'Office', address: office.email, unread: 2, total: 150 },
  { id: 'box-jobs', name: 'Jobs', address: 'jobs@example.org', unread: 0, total: 100 },
];

/** Cuts a page out of rows, as the API does. */
export function pageOf<Item>(items: readonly Item[], query: URLSearchParams): ListOf<Item> {
  const page = Number(query.get('page'));
  const limit = Number(query.get('limit'));
  return { items: items.slice((page - 1) * limit, page * limit), total: items.length, page, limit };
}

/** A server with mailboxes and these messages. */
export function answerWithMail(server: TestServer, rows: readonly EmailRow[]): void {
  server.on('GET /mailboxes', ({ query }) => ({ body: pageOf(sampleMailboxes, query) }));
  server.on('GET /emailMessages', ({ query }) => ({ body: pageOf(rows, query) }));
}
