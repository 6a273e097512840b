import { noSearch } from '#platform/db/list/search.ts';
import type { Db } from '#platform/db/tables.ts';
import { emailRows } from './email-messages.db.ts';

/** How much a person has not read yet, with the newest two subjects. */
export async function unreadMails(db: Db, personId: string) {
  const { rows, total } = await emailRows(db, personId, {
    search: noSearch,
    unread: true,
    limit: 2,
    page: 1,
  });
  return { total, subjects: rows.map(({ subject }) => subject).filter(Boolean) };
}
