import type { mailbox } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { emailRows } from './email-messages.db.ts';
import { exactly } from '#platform/db/list/search.ts';
import { excerptOf, piecesOf } from './pieces.ts';
import { personOf } from '#platform/http/person-of.ts';
import { searchTerms } from '@callboard/domain';

export const emailMessages: Handler<typeof mailbox.emailMessages> = async ({ query }, { db, caller }) => {
  const terms = searchTerms(query.q ?? '');
  const { rows, total } = await emailRows(db, personOf(caller), {
    ...query,
    // Not with a wrong key: in long texts nearly every word is near another one.
    search: exactly(query.q),
    unread: query.unread === undefined ? undefined : query.unread === 'true',
  });
  const items = rows.map(({ body, fromName, fromEmail, receivedAt, ...row }) => ({
    ...row,
    subjectPieces: piecesOf(row.subject, terms),
    excerpt: excerptOf(body, terms),
    from: { name: fromName, email: fromEmail },
    receivedAt: receivedAt.toISOString(),
  }));
  return listOf(items, total, query);
};
