import type { mailbox } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { canReadEmail, setEmailRead, setEmailUnread } from './email-messages.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';

/** Read or unread for the caller alone; saying it twice changes nothing. */
export const markRead: Handler<typeof mailbox.markRead> = async ({ params, body }, { db, caller, now }) => {
  const personId = personOf(caller);
  const email = { personId, messageId: params.id };
  if (!(await canReadEmail(db, email))) throw notFound();
  const other = body.read ? await setEmailRead(db, email, now()) : await setEmailUnread(db, email);
  // On the other devices of the same person.
  if (other) await changed(db, [personId], ['mails']);
  return { id: params.id, read: body.read };
};
