import type { mailbox } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { attachmentsOf } from './attachments.db.ts';
import { emailById } from './email-messages.db.ts';
import { personOf } from '#platform/http/person-of.ts';

export const emailMessage: Handler<typeof mailbox.emailMessage> = async ({ params }, { db, caller }) => {
  const found = await emailById(db, { personId: personOf(caller), messageId: params.id });
  if (!found) throw notFound();
  const { fromName, fromEmail, receivedAt, html, ...message } = found;
  const clean = html === null ? null : (await import('./clean-html.ts')).cleanHtml(html);
  return {
    ...message,
    from: { name: fromName, email: fromEmail },
    receivedAt: receivedAt.toISOString(),
    html: clean?.html ?? null,
    remoteImages: clean?.remoteImages ?? 0,
    attachments: await attachmentsOf(db, found.id),
  };
};
