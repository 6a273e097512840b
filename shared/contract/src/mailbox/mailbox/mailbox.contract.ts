import * as z from 'zod/mini';
import { anyone, clientOrOffice } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';

const reader = clientOrOffice.with('mailboxes').withMailbox('emailMessages');
const bundle = 'mailbox';

const address = z.object({ name: z.string(), email: z.string() });
/** A piece of text, and whether it is a hit of the search. */
const piece = z.object({ text: z.string(), hit: z.boolean() });

const emailRow = z.object({
  id,
  mailboxId: id,
  subject: z.string(),
  /** Where the search hit, ready to be shown; without a search the subject as one piece. */
  subjectPieces: z.array(piece),
  excerpt: z.array(piece),
  from: address,
  to: z.array(address),
  cc: z.array(address),
  receivedAt: instant,
  read: z.boolean(),
  attachments: z.number(),
});

const attachment = z.object({
  id,
  name: z.string(),
  type: z.string(),
  size: z.number(),
});

export const mailbox = {
  mailboxes: endpoint({
    method: 'GET',
    path: '/mailboxes',
    about: 'The mailboxes that the caller may read.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(
      z.object({ id, name: z.string(), address: z.string(), unread: z.number(), total: z.number() }),
    ),
    source: 'spec',
  }),
  emailMessages: endpoint({
    method: 'GET',
    path: '/emailMessages',
    about: 'Messages of one or of all mailboxes, newest first; `q` searches subject, body and people.',
    allow: reader,
    bundle,
    query: z.strictObject({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(200))),
      mailboxId: z.optional(id),
      unread: z.optional(z.enum(['true', 'false'])),
    }),
    answer: listOf(emailRow),
    source: 'spec',
  }),
  emailMessage: endpoint({
    method: 'GET',
    path: '/emailMessages/{id}',
    about: 'One message with cleaned HTML. Remote pictures stand as `data-remote-src`.',
    allow: reader,
    bundle,
    answer: z.object({
      id,
      version: z.number(),
      mailboxId: id,
      mailboxName: z.string(),
      subject: z.string(),
      from: address,
      to: z.array(address),
      cc: z.array(address),
      receivedAt: instant,
      read: z.boolean(),
      text: z.string(),
      html: z.nullable(z.string()),
      remoteImages: z.number(),
      attachments: z.array(attachment),
    }),
    source: 'spec',
  }),
  emailMessageAttachments: endpoint({
    method: 'GET',
    path: '/emailMessages/{id}/attachments',
    about: 'Attachments of a message.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(attachment),
    source: 'spec',
  }),
  downloadAttachment: endpoint({
    method: 'GET',
    path: '/emailMessageAttachments/{id}/download',
    about: 'A signed address of an attachment, good for five minutes.',
    allow: reader,
    bundle,
    answer: z.object({ url: z.string(), expiresAt: instant }),
    source: 'spec',
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/emailMessages/{id}/read',
    about: 'Marks a message read or unread for the caller.',
    allow: reader,
    bundle,
    body: z.strictObject({ read: z.boolean() }),
    answer: z.object({ id, read: z.boolean() }),
    source: 'addition',
  }),
  unsubscribeLink: endpoint({
    method: 'GET',
    path: '/emailMessages/unsubscribe/{token}',
    about: 'Whom a link unsubscribes, and whether that has happened. Does not use it.',
    allow: anyone,
    bundle,
    answer: z.object({ email: z.string(), list: z.string(), unsubscribed: z.boolean() }),
    source: 'addition',
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/emailMessages/unsubscribe',
    about: 'Unsubscribes by the token of a link, any number of times.',
    allow: anyone,
    bundle,
    body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.object({ email: z.string(), list: z.string(), unsubscribed: z.boolean() }),
    source: 'spec',
  }),
};
export type EmailRow = z.infer<typeof emailRow>;
export type EmailMessage = z.infer<typeof mailbox.emailMessage.answer>;
export type EmailAddress = z.infer<typeof address>;
export type Attachment = z.infer<typeof attachment>;
export type TextPiece = z.infer<typeof piece>;
