import type { mailbox } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { attachmentsOf } from './attachments.db.ts';
import { canReadEmail } from './email-messages.db.ts';
import { personOf } from '#platform/http/person-of.ts';

export const emailMessageAttachments: Handler<typeof mailbox.emailMessageAttachments> = async (
  { params, query },
  { db, caller },
) => {
  const email = { personId: personOf(caller), messageId: params.id };
  if (!(await canReadEmail(db, email))) throw notFound();
  const all = await attachmentsOf(db, params.id);
  const from = offsetOf(query);
  return listOf(all.slice(from, from + query.limit), all.length, query);
};
