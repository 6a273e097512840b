import { useSearch } from '@callboard/feature';

/** What a link to the list restores: the search, the mailbox, and on a wide screen the message beside it. */
export function useListAddress() {
  const [search, change] = useSearch();
  return { q: search['q'] ?? '', mailboxId: search['mailbox'], messageId: search['message'], change };
}
export type ListAddress = ReturnType<typeof useListAddress>;
