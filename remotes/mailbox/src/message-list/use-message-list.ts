import { invalidate, useInfiniteQuery } from '@callboard/client';
import { emailMessagesQuery, mailboxesQuery } from '../mailbox.queries.ts';
import type { MessageFilter } from '../mailbox.queries.ts';

/** The messages that fit a filter, as far as they are loaded. */
export function useMessageList(filter: MessageFilter) {
  const { data, error, fetchNextPage, refetch, ...list } = useInfiniteQuery(emailMessagesQuery(filter));
  const mayLoadMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError;
  return {
    /** Nothing until the first of them are there. */
    rows: data?.pages.flatMap(({ items }) => items),
    total: data?.pages.at(-1)?.total ?? 0,
    updatedAt: list.dataUpdatedAt,
    busy: list.isFetching,
    error,
    refreshError: list.isRefetchError ? error : null,
    /** Loads the next of them; nothing while that is not possible. */
    more: mayLoadMore ? fetchNextPage : undefined,
    moreAgain: list.isFetchNextPageError ? fetchNextPage : undefined,
    refresh: () => void Promise.all([refetch(), invalidate(mailboxesQuery)]),
  };
}
export type LoadedMessages = ReturnType<typeof useMessageList>;
