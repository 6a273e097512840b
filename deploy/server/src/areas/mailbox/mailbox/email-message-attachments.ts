import type { mailbox } from '@callboard/contract';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { listOf, offsetOf } from '../http/paging.ts';
import { attachmentsOf } from './attachments.db.ts';
import { mayReadEmail } from './email-messages.db.ts';
import { personOf } from '../http/person-of.ts';

export const emailMessageAttachments: Handler<typeof mailbox.emailMessageAttachments> = async (
  { params, query },
  { db, caller },
) => {
  if (!(await mayReadEmail(db, personOf(caller), params.id))) throw notFound();
  const all = await attachmentsOf(db, params.id);
  const from = offsetOf(query);
  return listOf(all.slice(from, from + query.limit), all.length, query);
};
