import { infinite, query } from '@callboard/client';
import { mailbox } from '@callboard/contract';
import type { AnswerOf } from '@callboard/contract';

/** Kept on the phone for this person, so that it can be read without network. */
const readable = { meta: { offline: true } };

/** A screenful several times over; small enough for one bar of signal. */
const messagesPerPage = 60;
/** A long list is read anew when its reader asks, not each time the phone wakes. */
const pagesReadAnew = 5;

export type Mailbox = AnswerOf<typeof mailbox.mailboxes>['items'][number];
export const mailboxesQuery = query(mailbox.mailboxes, { query: { limit: 1000, page: 1 } }, readable);

export type MessageFilter = { readonly q?: string | undefined; readonly mailboxId?: string | undefined };
type PagesSoFar = { state: { data?: { pages: unknown[] } | undefined } };
const isShort = ({ state }: PagesSoFar) => (state.data?.pages.length ?? 0) <= pagesReadAnew;

export const emailMessagesQuery = ({ q, mailboxId }: MessageFilter = {}) =>
  infinite(
    mailbox.emailMessages,
    { query: { limit: messagesPerPage, ...(q && { q }), ...(mailboxId && { mailboxId }) } },
    {
      ...readable,
      refetchOnMount: isShort,
      refetchOnReconnect: isShort,
      refetchOnWindowFocus: isShort,
      // The rows stay while the next letter is searched for.
      placeholderData: (before) => before,
    },
  );

export const emailMessageQuery = (id: string) => query(mailbox.emailMessage, { params: { id } }, readable);

/** How many are unread, as the figure beside the menu's entry asks it. */
export const unreadQuery = query(
  mailbox.emailMessages,
  { query: { unread: 'true', limit: 2, page: 1 } },
  readable,
);

export const unsubscribeLinkQuery = (token: string) => query(mailbox.unsubscribeLink, { params: { token } });
