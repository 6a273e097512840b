import { invalidate, patch, patchEvery, useCommand } from '@callboard/client';
import { mailbox } from '@callboard/contract';
import { homeQuery } from '@callboard/feature';
import { emailMessageQuery, mailboxesQuery, unreadQuery } from '../base/mailbox.queries.ts';

/** Marks a message read or unread; message and lists show it at once. */
export function useMarkRead() {
  return useCommand(mailbox.markRead, {
    optimistic: ({ params: { id }, body: { read } }) => [
      patch(emailMessageQuery(id), (message) => ({ ...message, read })),
      patchEvery(mailbox.emailMessages, (list) => ({
        ...list,
        items: list.items.map((row) => (row.id === id ? { ...row, read } : row)),
      })),
    ],
    // The lists are right already, and a long one is dear to read again; only the counts are the server's.
    onSuccess: () => Promise.all([mailboxesQuery, unreadQuery, homeQuery].map((read) => invalidate(read))),
  });
}
