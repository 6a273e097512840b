import type { mailbox } from '@callboard/contract';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { mayReadEmail, setEmailRead, setEmailUnread } from './email-messages.db.ts';
import { personOf } from '../http/person-of.ts';

/** Read or unread for the caller alone; saying it twice changes nothing. */
export const markRead: Handler<typeof mailbox.markRead> = async ({ params, body }, { db, caller, now }) => {
  const person = personOf(caller);
  if (!(await mayReadEmail(db, person, params.id))) throw notFound();
  if (body.read) await setEmailRead(db, person, params.id, now());
  else await setEmailUnread(db, person, params.id);
  return { id: params.id, read: body.read };
};
